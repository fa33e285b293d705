import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { type FormEvent, type ReactNode, useState } from "react";

type PasskeyFormProps = {
  /** What the server does with the answer, and how to ask it for the challenge to sign. */
  does: "use-key" | "add-key" | "step-up-key";
  label: string;
  /** Page to open afterwards. */
  to?: string | undefined;
  children?: ReactNode;
};

const asks = { "use-key": "ask-key", "add-key": "ask-new-key", "step-up-key": "ask-key-again" } as const;

/** A button that asks the device for a passkey, then sends the answer as an ordinary form. */
export function PasskeyForm({ does, label, to, children }: PasskeyFormProps) {
  const [problem, setProblem] = useState<string | null>(null);

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setProblem(null);
    try {
      const optionsJSON = await fetchOptions(asks[does]);
      const answer =
        does === "add-key" ? await startRegistration({ optionsJSON }) : await startAuthentication({ optionsJSON });
      const field = form.elements.namedItem("answer");
      if (field instanceof HTMLInputElement) field.value = JSON.stringify(answer);
      form.submit();
    } catch (error) {
      setProblem(reasonOf(error));
    }
  }

  return (
    <form method="post" onSubmit={ask} data-saves-itself="">
      <input type="hidden" name="do" value={does} />
      <input type="hidden" name="answer" />
      {to && <input type="hidden" name="to" value={to} />}
      {children}
      <button type="submit" className="btn btn--go">
        {label}
      </button>
      <p className="passkey-said" role="status">
        {problem}
      </p>
      <noscript>
        <p className="help">A passkey needs JavaScript in this browser. The other way works without it.</p>
      </noscript>
    </form>
  );
}

/** The challenge the device must sign, made by the server for this one time. */
async function fetchOptions(ask: string) {
  const body = new URLSearchParams({ do: ask, from: location.pathname });
  const answer = await fetch("/desk/key-options", { method: "POST", body });
  // A redirect leads to the page that asks whether it is still you.
  if (answer.redirected) {
    location.assign(answer.url);
    return new Promise<never>(() => {});
  }
  if (!answer.ok) throw new Error("refused");
  return answer.json();
}

function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError") return "No passkey was used. Try again when you are ready.";
  if (name === "InvalidStateError") return "This device has a passkey for the desk already. Use another device.";
  return "That did not work. Check your connection and try again.";
}
