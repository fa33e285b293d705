import { type Frame, soon, sure, we, will, willBe } from "./frame.ts";

const gone = `(
  remov* | delet* | eras* | wip(e|es|ed|ing) | scrub* | expung* | eliminat* | purg* | zap* | nuk(e|ed|es) | struck | strik(e|es|ing) | swe(ep|eps|pt|eping) | clear | clears | cleared | clearing |
  clean* (up | off | out) | vanish* | disappear* | gone | goodbye | good bye | bye bye | (go | goes | going) away | rid of | dissolv* | blast* | dump* | wash* away | drop | drops | dropped | dropping |
  (tak* | took | com* | fall* | get* | got | knock* | pull* | kick* | strip* | lift* | push* | forc* | be | is | are | stay* | it | them | that | those) ~ (off | down) | off (of)? (your | the | all | every | there) | out of (your | the) (report* | file | credit | record | history) |
  leav(e|es|ing) (your | the) (report | file | record | credit) | (knock* | tak* | took | get* | wip* | push*) ~ out | (not | never | no longer) (stay* | count* | matter* | hurt* | be reported | report | show* | appear* | follow* | be visible | be there) | (clean | spotless | limpi(o|a|os|as)) | kill* | squash | bury |
  borr* | elimin* | quit(a|an|o|e|en|ar|aran|amos|aremos|arle|arlo|arla|arlos|arlas|ando) | sac(o|a|an|ar|amos|aremos|arle|arlo) | desapar* | limpi* | se (va | van) a ir)`;
const bad = `(
  collections? | charge offs? | chargeoffs? | late | lates | repos? | repossession* | bankrupt* | foreclosure* | evictions? | judge?ments? | liens? | inquir* | (hard | credit) (pulls? | checks?) | derog* | negatives? | delinquen* | defaults? |
  past due | blemish* | black marks? | marks? | items? | accounts? | tradelines? | stains? | (medical | old | bad | unpaid) (bills? | debts?) | bad (stuff | things? | credit | history | record) | (anything | everything | all the | whatever) (is)? (bad | negative) |
  (true | accurate | correct | negative | bad) information | true ones | real ones | settle(d|ment) |
  cobranzas? | colecci* | cobros? | atrasad* | atrasos? | moros* | negativ* | bancarrota* | quiebra* | embargo* | desaloj* | tardios | tardanza* | manch* | deudas? | marcas? | consultas? | juicios? | lo malo | mal credito | cuentas?)`;
const report =
  "(reports? | file | credit | record | history | bureaus? | equifax | experian | transunion | there | reporte* | historial | credito | buros?)";
const wrong = `
  inaccura* | incorrect* | wrong | errors? | mistakes? | (not | is not | never) (yours | your own | mine) | outdated | too old | duplicate* | verif* | unverif* | identity theft | fraudulent | mixed | (<n> | the) years | goodwill | points | you want | (on | by) (its | it's | their) (own | self) | by itself | by themselves |
  by law | age off | phone | address | our (list | records) | mailing | email | court order | judge 's | good news | balance | autopay | (ask | asks | asking) (the | them | it | him | her) | (can | to) ask |
  error | errores | equivocad* | inexact* | incorrecto* | robo de identidad | <n> anos | no (es | son | sean | sea) suy* | verificar | saldo`;
const lawfulMonth = "(by | before | in) (<day>) 20\\d\\d";
const trueToo = `(even (if | though | the) ~ (yours | true | accurate | real | correct | owe | missed) | accurate (items | ones) (as well | too) | accurate or not | (true | accurate) information | right or wrong | paid or (not | unpaid) | real ones | not just ~ errors | (yours | true | accurate) or not | aunque (sea | sean))`;

/** That what is on a report will go. */
export const removalPromise: readonly Frame[] = [
  {
    says: [gone, bad, `(${we} | le | les | la | las | lo | los | taken | consider)`],
    unless: wrong,
  },
  // "Should be gone" tells what to look for when its time is over.
  { says: [gone, bad, `(${willBe} | ${sure})`], unless: `${wrong} | should be (off | gone)` },
  // A month with its year and nobody who does it is the date that the law sets.
  { says: [gone, bad, soon], unless: `${wrong} | ${lawfulMonth}` },
  {
    says: [`${bad} ~ (will | going to | gets? | would | about to | bound to | va a | van a | se) ~ ${gone}`],
    unless: wrong,
    despite: ["others"],
  },
  {
    says: [
      `(everything | all | anything | whatever | the lot | every ~) ~ (bad | negative | hurts? | old | that) ~ ${gone}`,
    ],
    unless: wrong,
  },
  { says: [`going to lose ~ ${bad}`] },
  { says: [gone, sure, `(${bad} | ${report})`], unless: wrong, despite: ["others"] },
  {
    says: [
      `(we | i | us | letters? | team | let us | let me | our ~) (will | can | could | are going to | am going to | have ~ to)? ~ (get | have | make | take | wipe | delete | remove | knock | erase | clear | see | pull | force | push | blast)`,
      `(it | them | that | those | these | all | everything | anything | whole | what) ~ (off | removed | deleted | gone | erased | wiped | cleared | disappear | vanish | go away | out of there)`,
    ],
    unless: wrong,
  },
  {
    says: [
      "(we | i | our ~) (will | can | could)? ~ (delete | erase | remove | wipe | scrub | purge | clear) ~ (everything | anything | all of it | it all | the lot | whatever | what)",
    ],
    unless: `${wrong} | phone | email`,
  },
  {
    says: [trueToo, gone, "(we | our | us | will | can | if | let | get | i)"],
    despite: ["conditional", "denied"],
    unless: "can not be",
  },
  {
    says: [
      "(consider | call | count) (it | them | that | those | these | this) (as)? (history | gone | done | deleted | removed | handled | erased | off)",
    ],
  },
  {
    says: [
      `(as good as | already as good as | all but) (gone | deleted | removed | off | history) | say (goodbye | bye) to | (is | are) (ancient)? history`,
      `(${bad} | ${report} | it | they | them)`,
    ],
    unless: wrong,
  },
  {
    says: [
      "(clean | spotless | blank | blemish free | squeaky clean | perfect) (report* | slate | file | credit | record | history)",
      `(${soon} | ${sure} | will | going to | we | have you)`,
    ],
    unless: "bought | something you | not promise",
    despite: ["conditional"],
  },
  {
    says: [
      `(will | would) (not | no longer | never) ~ (be ~ (there | on | anymore) | find | see | show | appear | come up | have) | (none | nothing | no trace) ~ (will | left | show) | (will | would) ~ (none | nothing) ~ (left | show* | see | bad) | not be (anything | any ~ left | a single) | ya no (va | van)? (a)? (aparec* | sal* | estar)`,
      `(${bad} | ${report})`,
      "(will | would | we | after | once | left | nosotros | van | va)",
    ],
    unless: `${wrong} | already paid`,
    despite: ["denied", "others"],
  },
  {
    says: [
      `(nothing | not ~ (one | item | mark) | no ~ (item | mark)) ~ (we | our letters? | i) ~ (can not | not) ~ (off | remov* | delet* | erase* | fix | beat)`,
    ],
    despite: ["denied"],
  },
  {
    says: [
      `${bad} ~ (not | no) (a)? (problem | trouble | big deal) | (remov* | delet* | eras*) ~ (not a problem | no problem | easy | what we do)`,
      "(us | we | our)",
    ],
    unless: wrong,
    despite: ["denied"],
  },
  {
    says: [
      `(bureaus? | they | them | equifax | experian | transunion | collectors? | creditors?) ~ (delete | remove | erase | drop | take ~ (off | down) | ${gone})`,
      "(force | forces | make | makes | our letter* | you have my word | all three | will have to | get them | nuestr*)",
    ],
    unless: wrong,
    despite: ["others", "conditional"],
  },
  {
    says: [`(limpi* | borr* | arregl*) ~ (historial | reporte | credito | record | buro)`],
    unless: `${wrong} | nadie`,
    despite: ["others"],
  },
  {
    says: [`(le | se | lo | la | los | las | vamos a | voy a) (la | las | lo | los)? ~ ${gone}`, bad],
    unless: wrong,
    despite: ["others"],
  },
  {
    says: [
      bad,
      `(will | going to | gonna) not ~ (stay | count | matter | hurt | show | appear | follow | be | last) | (not | no longer) ~ (count* | hurt*) ~ anymore`,
      `(${we} | ${soon} | anymore | after | there | once)`,
    ],
    unless: `${wrong} | paid`,
    despite: ["denied"],
  },
  {
    says: [
      "(it | they | that | this | those) (will | going to) (be | get)? (not)? ~ (off | gone | stay | show | deleted | removed | erased | leave | disappear)",
      `(handle | leave (it | them | that) to | let me | let us | ${soon} | forget about | our | we | ${sure} | anymore)`,
    ],
    unless: wrong,
    despite: ["denied", "others"],
  },
  {
    says: [
      `(bureaus? | they | equifax | experian | transunion | collectors?) ~ (give up | cave* | fold* | back down | always) ~ (${gone})?`,
      "(our | us | we | letters? | nuestr*)",
    ],
    unless: wrong,
    despite: ["others"],
  },
  { says: [`(never | not) (ever | once)? (failed | fail | lost | missed) ~ ${gone}`], despite: ["denied", "past"] },
  {
    says: [
      `(reporte | credito | historial | report | credit | file) ~ (quedar* | queda | estara | esta | sale | be | come back | stay | look) ~ (limpi(o|a) | clean | spotless | perfect*)`,
      `(${we} | ${will} | ${soon} | va a)`,
    ],
    unless: wrong,
  },
  {
    says: [`(nosotros | le | les) ~ (hacemos | logramos | consigo | conseguimos) (que)? ~ ${gone}`],
    unless: wrong,
    despite: ["others"],
  },
  { says: ["what if i told you", gone], despite: ["asked", "hedged"] },
  {
    says: ["not (be)? (anything | any ~) left", "(we | i | our) ~ (finished | done | through)"],
    despite: ["denied", "conditional"],
  },
  {
    says: [
      `(make | makes | get | gets | force | forces | push | have) ~ (creditors? | bureaus? | collectors? | lenders? | them) ~ (pull | delete | remove | erase | drop | take | wipe | withdraw)`,
      "(we | i | our | us)",
    ],
    unless: `${wrong} | errors`,
    despite: ["others"],
  },
];
