/** What a plain POST of a booking page was answered with: everything needed to show the form as it was sent. */
export type BookingRefusal = {
  /** Of the server's failure, such as `time-taken`. */
  code: string;
  /** A sentence for the visitor. */
  message: string;
  fields: Record<string, string[]>;
  values: Record<string, string>;
  /** To be sent with the form again; null when it needs a new one. */
  token: string | null;
  retryAfterSeconds?: number;
};
