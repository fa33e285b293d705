import type { MetaDescriptor } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { CurbCall } from "#app/components/sections/closing-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Plate } from "#app/components/ui/plate.tsx";
import { glossary, type SubjectTerm, termPath } from "#app/content/glossary/all-terms.ts";
import { type GlossarySubject, glossarySubjects } from "#app/content/glossary/terms/glossary-term.ts";
import { counted } from "#app/domain/text/counted.ts";
import { canonicalUrl, pageMeta } from "#app/lib/page/seo.ts";
import css from "./glossary.css?inline";

export function meta(): MetaDescriptor[] {
  const set = {
    "@context": "https://schema.org",
    "@type": "DefinedTermSet",
    name: "Home buying words, in plain English",
    url: canonicalUrl("/glossary"),
    inLanguage: "en-US",
  };
  return [...pageMeta("/glossary")(), { "script:ld+json": set }];
}

const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const byLetter = Map.groupBy(glossary, ({ term }) => term.charAt(0).toUpperCase());

/** A link to a subject leaves only its words, without script: the sheet asks which anchor the address names. */
const subjectRules = glossarySubjects
  .map(({ id }) => {
    const word = `.${classOf(id)}`;
    return `.gl:has(#${id}:target){& :is(.gl-word,.gl-letter):not(${word},:has(${word})){display:none}& [href="#${id}"]{color:var(--ink);font-weight:600}}`;
  })
  .join("");

/** Short, since it repeats for each word. No two subjects begin alike. */
function classOf(subject: GlossarySubject): string {
  return `is-${subject.slice(0, 2)}`;
}

export default function GlossaryPage() {
  return (
    <>
      <InlineStyle name="glossary" layer="page" css={css} />
      <InlineStyle name="glossary-subjects" layer="page" css={subjectRules} />
      <PageHero
        name="Glossary"
        trail={[{ label: "Resources", to: "/resources" }]}
        className="gl-hero"
        title="They have a word for it. We say what it costs you."
        lead={`${counted(glossary.length, "word")} that landlords, lenders and agents use: what each one is, what it does to you, and one example.`}
        aside={<Letters />}
      >
        <p className="small">
          Looking for a yes or a no? Try our <a href="/answers">short answers</a>.
        </p>
      </PageHero>
      <div className="wrap cols cols--start gl">
        <Subjects />
        <div>
          {glossarySubjects.map(({ id, name }) => (
            <p className="gl-only" id={id} key={id}>
              {name}: {counted(countOf(id), "word")}. <a href="#all">Show all {glossary.length}</a>
            </p>
          ))}
          <div id="all">
            {[...byLetter].map(([letter, terms]) => (
              <section className="gl-letter" key={letter}>
                <h2 id={letter}>
                  <Plate>{letter}</Plate>
                </h2>
                <ul className="rows">
                  {terms.map((term) => (
                    <Word key={term.slug} {...term} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      </div>
      <CurbCall
        title="Some of these are on your report"
        text={<p>We read it with you, say what each line means, and what to do first. It is free.</p>}
      />
    </>
  );
}

function countOf(subject: string): number {
  return glossary.filter((term) => term.subject === subject).length;
}

/** The doorbell panel of the house: a bell for each letter that has words. */
function Letters() {
  return (
    <nav className="gl-bells" aria-label="Letters">
      <ul>
        {alphabet.map((letter) => (
          <li key={letter}>
            {byLetter.has(letter) ? <a href={`#${letter}`}>{letter}</a> : <span aria-hidden="true">{letter}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Subjects() {
  return (
    <nav className="sticky" aria-labelledby="subjects">
      <h2 className="h4" id="subjects">
        Show only
      </h2>
      <ul className="gl-subjects">
        {glossarySubjects.map(({ id, name }) => (
          <li key={id}>
            <a className="tap" href={`#${id}`}>
              {name}
            </a>{" "}
            <span className="small">{countOf(id)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Word({ slug, term, names, meaning, subject }: SubjectTerm) {
  return (
    <li className={`gl-word ${classOf(subject)}`}>
      <a href={termPath(slug)}>
        <b>{term}</b>
        {names?.[0] && <span>{names[0]}</span>}
        <p>{meaning[0]}</p>
      </a>
    </li>
  );
}
