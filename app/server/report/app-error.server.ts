/** Why a request was not served; each has one HTTP status. */
export type AppErrorCode = keyof typeof statusOfCode;

const statusOfCode = {
  "bad-json": 400,
  "bad-request": 400,
  unauthorized: 401,
  "foreign-origin": 403,
  "not-allowed": 403,
  "form-token-refused": 403,
  "not-found": 404,
  "method-not-allowed": 405,
  "too-slow": 408,
  "form-token-used": 409,
  "submission-key-used": 409,
  "time-taken": 409,
  "too-many-bookings": 409,
  "moved-too-often": 409,
  "day-unconfirmed": 409,
  "too-large": 413,
  "unsupported-type": 415,
  "invalid-fields": 422,
  "unknown-form": 422,
  "submission-too-fast": 429,
  "too-many-requests": 429,
  "headers-too-large": 431,
  "internal-error": 500,
  overloaded: 503,
  "storage-unavailable": 503,
} as const;

/** The codes that come in bursts during an attack: not allowed (403), and too much (429). */
export const refusalCodes = (Object.keys(statusOfCode) as AppErrorCode[]).filter(isRefusal);

/** Whether a code means 403 or 429. */
export function isRefusal(code: AppErrorCode): boolean {
  return statusOfCode[code] === 403 || statusOfCode[code] === 429;
}

type Details = {
  /** Messages for the visitor by field name; only with `invalid-fields`. */
  fields?: Record<string, string[]>;
  /** When it is worth trying again; only with the codes of status 429 and 503. */
  retryAfterSeconds?: number;
  cause?: unknown;
};

/**
 * An expected failure. `message` is public: it names no person, path or value.
 * The cause is for the log only.
 */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly fields: Record<string, string[]> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: AppErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status(): number {
    return statusOfCode[this.code];
  }

  /** The headers that go with its answer: when it is worth trying again, as far as that is known. */
  get headers(): Record<string, string> {
    return this.retryAfterSeconds === undefined ? {} : { "Retry-After": String(this.retryAfterSeconds) };
  }
}

/** The code of anything that was thrown: an unexpected error is our own fault. */
export function codeOf(thrown: unknown): AppErrorCode {
  return thrown instanceof AppError ? thrown.code : "internal-error";
}
