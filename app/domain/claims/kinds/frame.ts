/**
 * What takes the promise out of words: a question, what others say, a "no" before them, a "may", an "if", somebody else
 * who acts, what is over.
 */
export type Softener = "asked" | "reported" | "denied" | "hedged" | "conditional" | "others" | "past";

/** What a sentence says when all of these tables of words are in it, unless something softens the words. */
export type Frame = {
  says: readonly string[];
  /** With one of these anywhere in the sentence it is another matter. */
  unless?: string;
  /** Softeners that change nothing here: "no work starts until it is paid" is a demand although it says "no". */
  despite?: readonly Softener[];
};

/** Somebody here, or what is sent from here. */
export const we = `(
  we | i | us | me | our | ours | my | let us | let me |
  nosotros | nos | yo | nuestr* | mi)`;

/** What somebody here does or will do to a thing, in Spanish in one word. */
export const will = `(
  will | shall | going to | about to | bound to | certain to | should be | would be | can | able to | always | promise* | guarantee* |
  va a | van a | vamos a | voy a)`;

/** It will be so, whoever makes it. */
export const willBe = `(
  will | shall | going to | about to | bound to | certain to | should be | always | promise* | guarantee* | va a | van a | vamos a | voy a)`;

/** Somebody vouches for it. */
export const sure = `(
  guarantee* | promise* (you)? | our promise | my word | your word | trust (me | us | the process) | believe me | for (sure | certain | a fact) | no doubt | without (a | any) doubt |
  no (question | questions | exceptions | matter what) | (i | we) (would | will)? (bet | put money) | bet (my | the | on) | put money on | done deal | in the bag | slam dunk | a lock | sure thing |
  100% | (100 | hundred) percent | count on (it | that | us | me) | bank on | plan on (it | that) | make sure (of | the | your | you | that) | see to it | rest assured | (every | each) (single)? time |
  (zero | no) chance (you | they | your | that | of) | no way (you | they | your | that | it) | mark my words | i swear | it is settled | that is settled | definitely | certainly | certain to | automatically | never (fails? | wrong) |
  eso es seguro | es seguro | segur* que | (lo | le | les | te)? (prometo | aseguro | garantizo | juro | garantizamos | aseguramos | prometemos) | garantiz* | asegurad* | sin falta | cien por ciento | sin duda | delo por hecho)`;

/** Everybody, whoever it is. */
export const everyone = `(
  everyone | everybody | anyone | anybody | (every | any | each) (single)? (one | client | person | applicant | buyer | renter | family) | all (of)? (our | my | the)? (applicants | clients | customers | buyers | renters | people | members) |
  (our | my) (clients | customers | people) (all | always) | whoever | todos | todas | todo el (mundo | que) | cualquiera | a cualquier | (cada | todo) cliente)`;

/** When it will be. */
export const soon = `(
  (by | before | within | in | inside | until | come | this | next | early | late | mid) ~ <day> | in (no time | a few | a couple) | overnight | right away | soon | this time next |
  (antes de | para | en | dentro de | este | esta) ~ <day>)`;
