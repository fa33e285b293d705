import type { FormEvent } from "react";

/** What is wrong, by field name. */
export type FieldErrors = Record<string, string[]>;

/** What a server answered to a plain POST that it did not take: everything needed to show the form as it was sent. */
export type Rejection = {
  fields: FieldErrors;
  values: Record<string, string>;
  /** Nothing is wrong with the fields; it could not be taken. */
  failed: boolean;
  /** Why, when it failed. */
  code?: string;
  retryAfterSeconds?: number;
};

export type SubmitHandler = (event: FormEvent<HTMLFormElement>) => void;

export type LiveFormProps = {
  formId: string;
  /** What the server said last; it stands at the fields until they are changed. */
  rejected: FieldErrors | undefined;
  /** Names of fields that were left before the checks were there. */
  leftEarly: Set<string>;
  /** Hands over what every submit event of the form has to go through from now on. */
  onReady: (submit: SubmitHandler) => void;
  onErrors: (errors: FieldErrors) => void;
  /** A submit was stopped by these errors. */
  onStopped: (errors: FieldErrors) => void;
};
