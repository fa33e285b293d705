import { useActionData } from "react-router";
import { isSaidInForm, type SentBack } from "#app/components/desk/thread/work-form.tsx";
import { useArrivalFocus } from "#app/components/desk/use-arrival-focus.ts";
import { obstacleWords } from "#app/content/desk/privacy-words.ts";
import { blanksIn } from "#app/domain/desk/template-fields.ts";

/** When a command failed in a way that does not tell whether it was done before that. */
export const unsureWords = {
  title: "We cannot say whether that was done",
  text: "Something failed on our side after you pressed. What you typed is still here. Look first: this page shows how it is now. If it is not done, press again; nothing is done twice.",
};

/** Message for each problem, by its name. */
const words: Record<string, { title: string; text: string }> = {
  "key-refused": {
    title: "That passkey did not work",
    text: "It may have taken too long, or the key was made for another address. Try again.",
  },
  "key-script": {
    title: "Please press the button again",
    text: "The page had not finished loading. A passkey needs JavaScript; the email link works without it.",
  },
  code: {
    title: "That code did not match",
    text: "Codes change every 30 seconds, and each one works once. Wait for the next one, then try again.",
  },
  email: { title: "Enter an email address", text: "It looks like name@example.com." },
  "key-name": { title: "Give the passkey a name", text: "For example: my phone. It helps you tell two of them apart." },
  name: { title: "Enter your name", text: "It is how the team sees you." },
  link: {
    title: "This link no longer works",
    text: "A link works once, and not for long. Open it again from the email to see what happened to it.",
  },
  role: { title: "Choose a role", text: "Pick one from the list." },
  known: { title: "This person is on the team already", text: "You can change the role in the list." },
  invited: {
    title: "This person is invited already",
    text: "You can send the invitation again, or withdraw it, in the list.",
  },
  "has-sign-in": {
    title: "This person can sign in already",
    text: "An invitation is only for someone who has no passkey and no app yet.",
  },
  "last-owner": { title: "This is the last owner", text: "Make someone else an owner first." },
  "last-key": {
    title: "This is your only way in",
    text: "Add another passkey or an app first. Then you can remove this one.",
  },
  empty: { title: "Nothing is written yet", text: "Write your answer, or start from a template." },
  template: { title: "Choose a template", text: "Pick one from the list. Yours may have been retired a moment ago." },
  "open-fields": {
    title: "A field is still empty",
    text: "Write the words yourself where the letter shows double braces. Nothing was sent.",
  },
  claims: {
    title: "This cannot go out yet",
    text: "Change the phrases listed on this page. Nothing was sent.",
  },
  news: {
    title: "Something happened while you were writing",
    text: "Nothing of yours was sent, and your draft is kept. Read what is new first, then send again if you still want to.",
  },
  "others-there": {
    title: "Send anyway?",
    text: "A colleague is on this thread: see below. Nothing was sent yet, and your draft is kept.",
  },
  blanks: {
    title: "Send anyway?",
    text: "Fill it in, or send it as it is if you mean it. Nothing was sent yet, and your draft is kept.",
  },
  "sentence-changed": {
    title: "It could not be put back",
    text: "The sentence that took its place was changed since. Yours is below, to copy from.",
  },
  "draft-elsewhere": {
    title: "This draft was changed in another window",
    text: "What you typed here is kept above, and what the other window saved is below. Save or send again to use yours.",
  },
  "no-address": {
    title: "We have no email address",
    text: "Call instead, and keep this as a note. If they said an address, add it beside their name. Your draft is kept.",
  },
  "may-not-email": {
    title: "They asked us to stop emails",
    text: "Nothing was sent, and your draft is kept. The panel “Can we, right now?” says when they asked, and how.",
  },
  "email-refused": {
    title: "We may not email them now",
    text: "Nothing was sent, and your draft is kept. The panel “Can we, right now?” says why.",
  },
  "stop-waits": {
    title: "They may ask us to stop emails",
    text: "No one has decided about their sentence yet. Nothing was sent, and your draft is kept.",
  },
  "answer-locked": {
    title: "An owner answers this, on the Privacy page",
    text: "Nothing was sent, and your draft is kept. It goes out only once it is sure who asks.",
  },
  "call-outside": {
    title: "This call is outside what the rules allow",
    text: "It is not logged yet. Read why at the form, and say there if the call took place anyway.",
  },
  "call-refused": { title: "We may not call them now", text: "Nothing was dialed. Why stands below the number." },
  "too-late": { title: "It could not be taken back", text: "Its thread says what became of it." },
  "undo-time": { title: "Choose one of the times", text: "Pick 10, 30 or 60 seconds from the list." },
  gone: {
    title: "This is gone",
    text: "It may have been erased a moment ago, or a colleague has decided about it. Nothing was changed.",
  },
  fields: {
    title: "Something is missing, or does not fit",
    text: "Look at the marked field. What you typed is still there.",
  },
  "sent-before": {
    title: "This form was sent before, with other words",
    text: "The first ones are in the inbox. What is typed here now is not: send it again if it is another request.",
  },
  "privacy-waits": {
    title: "A privacy request needs its answer first",
    text: "It can be closed only after it is answered, on the Privacy page.",
  },
  "template-title": { title: "Give it a name", text: "The team finds the template by its name." },
  "template-words": { title: "Write the letter", text: "A template needs some words." },
  "template-fields": {
    title: "That field does not exist",
    text: "Use only the fields in the list below the text. The preview shows the ones it does not know.",
  },
  "template-changed": {
    title: "Someone else changed this template",
    text: "What you typed is still here. Their version is listed under Versions. Save again to put yours on top.",
  },
  "letter-changed": {
    title: "This letter has changed",
    text: "A colleague changed or sent it. What you typed is still here. Their version is listed under Versions.",
  },
  "letter-is-scheduled": {
    title: "It is scheduled already",
    text: "It goes out at the time below. Nothing more was done. Take it back first if you want to change it.",
  },
  "letter-is-sending": {
    title: "It is going out already",
    text: "Nothing more was done. You can pause it; what has gone out cannot be called back.",
  },
  "letter-is-paused": { title: "It is paused already", text: "Nothing goes out until someone resumes it." },
  "letter-is-sent": {
    title: "It has gone out",
    text: "It went to everyone on the list before you pressed. Nothing more was done.",
  },
  "letter-test-first": {
    title: "Send yourself a test first",
    text: "Each version needs its own test. Your text is saved, and nothing was sent.",
  },
  "letter-read-test": {
    title: "Read the test first",
    text: "Then check the box next to the button. Nothing was sent.",
  },
  "letter-time": { title: "Choose when it goes out", text: "Pick a time from the list. Nothing was sent." },
  "line-reason": { title: "Say why", text: "One sentence of up to 200 characters. It stays on record." },
  held: { title: "A colleague was faster", text: "Someone else has it now. The list shows who." },
  "none-left": { title: "No one is waiting to be taken", text: "A colleague already has everything due." },
  "no-view": { title: "That view does not exist", text: "It may have been removed in another window." },
  "view-name": { title: "Give the view a name", text: "One to 40 characters." },
  "many-views": { title: "You have 12 views", text: "That is the most. Remove one first." },
  unsure: unsureWords,
  "aside-waiting": { title: "It is back already", text: "A colleague brought it back. It is in the inbox." },
  "aside-answered": { title: "It is answered already", text: "A colleague brought it back and answered it." },
  "aside-closed": { title: "It is closed already", text: "A colleague brought it back and closed it." },
  "aside-dropped": { title: "It is dropped already", text: "It is in the list of what was dropped, below." },
  "aside-set-aside": { title: "It was not dropped anymore", text: "It is under “Maybe a robot” again." },
  "stop-ways": {
    title: "Choose what they stop",
    text: "Tick calls, texts or emails, then press Stop. Nothing is decided yet.",
  },
  "stop-hours": {
    title: "Choose the hours",
    text: "Pick from when, until when, or both, so that some hours are left. Nothing was decided.",
  },
  "stop-decided": {
    title: "A colleague has decided already",
    text: "The timeline says what they made of it. Nothing was changed.",
  },
  ...Object.fromEntries(Object.entries(obstacleWords).map(([name, said]) => [`privacy-${name}`, said])),
  "no-sender": {
    title: "This email names no sender",
    text: "There is no address to answer. Open it in the mailbox: its first lines may say who wrote it.",
  },
  "not-allowed": { title: "You cannot do that", text: "Your role does not include it. An owner can change that." },
};

/** The first words of a problem, for those who read about it later. */
export function problemTitle(name: string): string {
  return words[name]?.title ?? name.replaceAll("-", " ");
}

const noteId = "problem";

/** Ties a field to the note, when the last try had one of the field's problems: spread it on the field. */
export function useProblemAt(...names: readonly string[]): { "aria-invalid"?: true; "aria-describedby"?: string } {
  const sent: { problem?: string } | undefined = useActionData();
  return sent?.problem && names.includes(sent.problem) ? { "aria-invalid": true, "aria-describedby": noteId } : {};
}

/**
 * Says what was wrong with the last try, above the forms of a page or in the one it is about, and takes the focus, which went with
 * the page before. Empty when nothing was.
 */
export function ProblemNote({ isInForm = false }: { isInForm?: boolean }) {
  const sent: (SentBack & { waitSeconds?: number }) | undefined = useActionData();
  const note = useArrivalFocus<HTMLDivElement>(sent);
  if (!sent?.problem || isSaidInForm(sent) !== isInForm) return null;
  const blanks = sent.problem === "blanks" ? blanksIn(sent.typed?.words ?? "") : [];
  const { title, text } = words[sent.problem] ?? slowWords(sent.waitSeconds ?? 0);
  return (
    <div
      className="note note--bad"
      id={noteId}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: it is what they have to read next, before the script loads and without one.
      autoFocus
      ref={note}
      // How many there are is said with it.
      aria-describedby={sent.problem === "claims" ? "lint-count" : undefined}
    >
      <b>{title}</b>
      <p>
        {blanks.length > 0 && `Your answer still says ${blanks.map((one) => `“${one}”`).join(" and ")}. `}
        {text} {sent.decide && <a href={sent.decide}>Decide about it</a>}
      </p>
    </div>
  );
}

function slowWords(seconds: number): { title: string; text: string } {
  return {
    title: "One moment, please",
    text: `There were many tries in a short time. Wait ${seconds} seconds, then try again. You are not locked out.`,
  };
}
