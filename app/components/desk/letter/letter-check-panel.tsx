import { LintPanel } from "#app/components/desk/answer/lint-panel.tsx";
import "#app/components/desk/answer/answer.css";
import { flawWords, missingWords } from "#app/content/desk/letter-flaw-words.ts";
import type { LetterCheck } from "#app/domain/letter/issue-states.ts";
import { counted } from "#app/domain/text/counted.ts";

/** Problems in the letter as last saved, and what was looked for. */
export function LetterCheckPanel({ check, mayGo }: { check: LetterCheck; mayGo: boolean }) {
  const { missing, findings, openFields, flaws, deadLinks, links } = check;
  return (
    <section className={`note ${mayGo ? "note--ok" : "note--bad"}`} aria-labelledby="check-title">
      <h3 id="check-title">{mayGo ? "Checked: it can go out" : "This cannot go out yet"}</h3>
      {missing.map((name) => (
        <p key={name}>{missingWords[name]}</p>
      ))}
      {flaws.map(({ line, what, words }) => (
        <p key={`${line} ${words}`}>
          Line {line}: <b>{words}</b> {flawWords[what]}
        </p>
      ))}
      {deadLinks.map((path) => (
        <p key={path}>
          There is no page <b>{path}</b> on our site.
        </p>
      ))}
      <LintPanel findings={findings} openFields={openFields} hasButtons={false} placeOf={placeOf} />
      {mayGo && (
        <p>
          {counted(links, "link")} {links === 1 ? "leads" : "lead"} somewhere. Our postal address and the way to
          unsubscribe come with every letter. Each version is kept.
        </p>
      )}
    </section>
  );
}

/** The check reads the subject, first line and letter as one text. */
function placeOf(line: number): string {
  if (line <= 2) return line === 1 ? "Subject" : "First line";
  return `Line ${line - 2}`;
}
