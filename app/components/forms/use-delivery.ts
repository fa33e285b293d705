import { useEffect, useRef, useState } from "react";
import type { Notice } from "#app/components/notices/notice-store.ts";
import { prepareNotices, showNotice } from "#app/components/notices/notices.ts";
import type { Rejection } from "#app/forms/submission-envelope.ts";
import { isReachable } from "#app/lib/submission/reach-site.ts";
import type { SendOutcome } from "#app/lib/submission/send-form-notification.ts";
import { site } from "#config/site.ts";

/** What is wrong, by field name. */
export type FieldErrors = Record<string, string[]>;

/** Why a submit did not get through, as the answer said; empty when there was no answer. */
type Refusal = { code?: string | undefined; retryAfterSeconds?: number | undefined };

type DeliveryState = {
  /** What the server found wrong with the fields last. */
  rejected: FieldErrors | undefined;
  /** What stopped the last submit. */
  stoppedBy: FieldErrors | undefined;
  phase: DeliveryPhase;
};

/** `failed` holds until the next submit; `isTold` says that a notice was shown, so the form need not say the same. */
export type DeliveryPhase = { name: "idle" | "sending" } | ({ name: "failed"; isTold: boolean } & Refusal);

/** What a form says when it was not taken. */
export type RefusalWords = {
  failure: Notice;
  /** Instead of `failure`, by the server's code. */
  byCode: Readonly<Record<string, Notice>>;
};

export const usualRefusalWords: RefusalWords = {
  failure: {
    tone: "failure",
    title: "Something went wrong",
    message: `Please try again or call ${site.phone.display}`,
  },
  byCode: {},
};

export function refusalNotice({ failure, byCode }: RefusalWords, { code = "" }: Refusal): Notice {
  return byCode[code] ?? failure;
}

export type DeliveryOptions = {
  fieldNames: readonly string[];
  /** What the server answered to a plain POST, when this page is that answer. */
  rejection: Rejection | undefined;
  refusalWords?: RefusalWords | undefined;
  /** Asked when the fields are all right, just before sending. */
  maySend?: () => boolean;
  /** A submit was stopped by these errors, found here or by the server. */
  onStopped?: (errors: FieldErrors) => void;
  /** The form was taken and is empty again. */
  onSent: (outcome: Extract<SendOutcome, { kind: "sent" }>) => void;
};

type Sending = {
  send: () => Promise<SendOutcome>;
  /** What the form's own POST needs besides its fields, so that the same content is stored once. */
  identify?: () => Promise<Record<string, string>>;
};

/** What a form needs to be drawn and to answer a visitor. */
export type Delivery = ReturnType<typeof useDelivery>;

/** Sends a form whose fields are right, one submit at a time, and knows how it went. */
export function useDelivery({ rejection, refusalWords = usualRefusalWords, ...options }: DeliveryOptions) {
  const formRef = useRef<HTMLFormElement>(null);
  // Asked between renders, so it cannot be read off the phase.
  const isBusy = useRef(false);
  const [state, setState] = useState(() => stateAfter(rejection));
  const show = (change: Partial<DeliveryState>) => setState((now) => ({ ...now, ...change }));

  useEffect(() => {
    // A page from the back/forward cache returns as it was left, perhaps in the middle of sending.
    const restore = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isBusy.current = false;
      setState((now) => ({ ...now, phase: { name: "idle" } }));
    };
    window.addEventListener("pageshow", restore);
    return () => window.removeEventListener("pageshow", restore);
  }, []);

  function stop(errors: FieldErrors): void {
    show({ stoppedBy: errors });
    options.onStopped?.(errors);
  }

  async function deliver({ send, identify }: Sending): Promise<void> {
    if (isBusy.current || options.maySend?.() === false) return;
    isBusy.current = true;
    show({ stoppedBy: undefined, phase: { name: "sending" } });
    const outcome = await send();
    if (outcome.kind === "unanswered" && formRef.current && (await isReachable())) {
      return postPlainly(formRef.current, await identify?.());
    }
    isBusy.current = false;
    if (outcome.kind === "sent") {
      show({ phase: { name: "idle" } });
      formRef.current?.reset();
      options.onSent(outcome);
      return;
    }
    const rejected = outcome.kind === "invalid" ? pick(outcome.fields, options.fieldNames) : null;
    if (rejected) {
      show({ phase: { name: "idle" }, rejected });
      stop(rejected);
      return;
    }
    const { code, retryAfterSeconds } = outcome.kind === "failed" ? outcome : {};
    show({ phase: await tell({ code, retryAfterSeconds }, refusalWords) });
  }

  return { ...state, formRef, stop, deliver };
}

/** Tells the visitor that the form was not taken: by a notice, or by the form itself where notices cannot be loaded. */
async function tell(refusal: Refusal, words: RefusalWords): Promise<DeliveryPhase> {
  const isTold = await prepareNotices();
  if (isTold) showNotice(refusalNotice(words, refusal));
  return { name: "failed", isTold, ...refusal };
}

/** The page that answers takes this one's place. */
function postPlainly(form: HTMLFormElement, identity: Record<string, string> = {}): void {
  for (const [name, value] of Object.entries(identity)) {
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  form.submit();
}

/** The errors of fields that this form has; null if the server named only others. */
function pick(fields: FieldErrors, names: readonly string[]): FieldErrors | null {
  const known = Object.entries(fields).filter(([name]) => names.includes(name));
  return known.length > 0 ? Object.fromEntries(known) : null;
}

function stateAfter(rejection: Rejection | undefined): DeliveryState {
  const { failed = false, fields, code, retryAfterSeconds } = rejection ?? {};
  const rejected = failed ? undefined : fields;
  return {
    rejected,
    stoppedBy: rejected,
    phase: failed ? { name: "failed", isTold: false, code, retryAfterSeconds } : { name: "idle" },
  };
}
