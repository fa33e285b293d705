import { everyone, type Frame, soon, sure } from "./frame.ts";

const home =
  "(loan | mortgage | financing | house | home | keys | condo | place | prestamo | hipoteca | casa | credito | llaves)";
const yes = `(
  approv(e|es|ed|ing|al) | pre ?approved | preapproved | prequalified | qualif* | accept* | fund | funded | say yes | says yes | saying yes | a yes | clear (you | underwriting) | cleared | pass | passes | (go | goes | going | sail | sails | come | comes) (right | straight)? through | a homeowner | homeowners? |
  let (it slide | you in) | takes? you | close | closes | (get | have | give* (you)? | hand* (you)? | land) (you)? (a | the | your | that | this)? ~ ${home} |
  aprob* | aprueb* | calific* | acept* | (decir | dice | dicen | diran) que si | (da | dan | dar | daran) (la | el | su | una | un) ~ ${home} | sale aprobad* | sali* aprobad*)`;
const no = `(turn(s|ed|ing)? ~ (down | away) | den(y|ies|ied|ying|ials?) | declin* | refus* | reject* | say(s|ing)? no | trouble | problem getting | rechaz* | nieg* | negar* | negad* | decir que no | dic(e|en) que no)`;
const lender =
  "(they | he | she | it | lender* | bank* | underwrit* | partner | folks | program | city | county | state | guy | cousin | friend | banco* | prestamista*)";
const matter =
  "(loan | mortgage | lender* | bank | underwrit* | application | credit | home | house | file | income | prestamo | banco | hipoteca | casa | credito | here | us | program | they)";
const elsewhere = `
  whether | letter before | draft | counsel* | agenc* | hud | decide* | up to the | insur* | accept people | reduced | amount | once (the | your) | find out | part of the loan | calls back | reserved before | class | workshop | photo id | copy | card | debit | checks? (your | the) |
  before the loan | reads | what | race | color | kids | religion | age | because you (get | receive | have) | public assistance | discriminat* | must tell | tell you why | reason | complain* | rent payments | may ask | what they need | to see to say | offer on | your offer | spending | should spend | repair | inspect* | appraisal | solo un | decide | afford | dispute* | report* | usda | va has | porque | pregunt*`;

/** That a lender will say yes. */
export const approvalPromise: readonly Frame[] = [
  {
    says: [
      `(you | usted | ustedes | application | loan | mortgage | file | approval | deal | house | home | prestamo | solicitud) ~ (will | shall | going to | gonna | bound to | certain to | about to | va a | van a | are as good as) ~ ${yes}`,
    ],
    unless: `${elsewhere} | to be approved`,
    despite: ["others"],
  },
  {
    says: [
      `(you are | you have been | usted | ya | application is | file is | loan is | prestamo esta) (already | basically | practically | ya | officially | all | as good as | pretty much | certainly | certain to be | fully | definitely)? (been)? (approved | preapproved | pre approved | accepted | prequalified | qualified | a homeowner | aprobad* | calific* | selected | chosen | cleared | good for)`,
      `(already | basically | practically | ya | with (us | our) | through us | loan | mortgage | <usd> | <n> | ${sure} | ${soon} | partner | home | us | hipoteca | prestamo | trust | hit <score>)`,
    ],
    unless: `${elsewhere} | if approved | offer | after | until | score was | when | selected by`,
    despite: ["others"],
  },
  {
    says: [`as soon as ~ , you are (approved | in | qualified) | at <score> you are (approved | in)`],
    despite: ["conditional"],
  },
  {
    says: [
      `${lender} (will | is going to | are going to | going to | 's going to | always | va a | van a)? ~ (${yes} | love | approve) ~ (you | your | ${everyone} | all of our | our (clients | people) | it | us | usted | lo | le)`,
      `(will | going to | always | every* | any* | all | ${sure} | va | todos | us | our)`,
    ],
    unless: `${elsewhere} | as long as | look at | not`,
    despite: ["others"],
  },
  {
    says: [`(any | every | all) (lender | bank)s? ~ (will | is going to | would) ~ ${yes}`],
    unless: elsewhere,
    despite: ["others"],
  },
  {
    says: [
      `(we | i | let me | let us | our ~) (will | can | are going to | am going to)? ~ (get | make sure | have | put | move | place) ~ (you | she | loan | your ~ | client | everyone) ~ (${yes} | into (a | your) | in (a | your) (house | home) | financed | with a lender | approved | past)`,
    ],
    unless: `${elsewhere} | ready | help | could`,
    despite: ["conditional"],
  },
  {
    says: [`(we | i) (place | get | put) (every | everyone | all) ~`, `(lender | loan | mortgage | home | house)`],
    unless: elsewhere,
  },
  {
    says: [
      `(not | never | no one | nobody | no way | zero | no | no lender | nadie | nunca | none | nothing) ~ ${no}`,
      `(you | us | lender* | bank | here | they | nosotros | sale | sali* | veterans | client* | we | our | le | usted)`,
    ],
    unless: `${elsewhere} | right | required | law says | you can (not)? say no | aid | fair | told | paper | letter | it is not certain | credit bureau | if you (are | were) | afraid`,
    despite: ["denied", "others", "past"],
  },
  {
    says: [
      `(being | getting) ${no} ~ not | no (chance | way | risk) ~ (of)? (being | getting | they | a) ~ (${no} | denial)`,
    ],
    despite: ["denied", "others"],
  },
  {
    says: [
      `${everyone} ~ (gets? | is | are | will be | qualif* | approv* | accept* | pasa* | sale* | calific*)`,
      matter,
    ],
    unless: `${elsewhere} | same | data | feels like | not every* | rules`,
    despite: ["others", "conditional"],
  },
  {
    says: [
      `(approv* | accept* | take | takes | taking | finance* | lend* to | aprueb* | acept* | aprobamos | le dan | say* yes to) (a)? (${everyone} | anything)`,
    ],
    unless: `${elsewhere} | same | not everyone`,
    despite: ["others"],
  },
  {
    says: [
      `(approval | qualifying | mortgage | loan | underwriting | yes | financing | aprobacion | prestamo) ~ (is | are | 's | will be | esta | es) ~ (formality | guaranteed | certain | sure | automatic | instant | in the bag | good as | done deal | yours | easy | no problem | locked | practically | basically | segur* | garantizad* | inmediat*)`,
    ],
    unless: `${elsewhere} | not`,
  },
  {
    says: [
      `(guaranteed | instant | automatic | easy | certain | sure | immediate | same day | fast) (approval* | acceptance | financing | preapproval) | (approval | aprobacion) ~ (inmediata | garantizada | segura | al instante | will come | for sure | is (coming | yours))`,
    ],
    unless: elsewhere,
  },
  {
    says: [
      `(as good as | practically | basically | pretty much | all but) (done | approved | yours | closed | in | there | own* | a homeowner) | consider yourself ~ (homeowner | approved | in | qualified)`,
    ],
    unless: "debt",
  },
  {
    says: [sure, `(${yes})`, `(you | your | loan | mortgage | house | le | su | usted | they | banco)`],
    unless: `${elsewhere} | ask | whether | score`,
    despite: ["others", "asked", "conditional"],
  },
  {
    says: [
      `(no | without | skip the | ni | sin) (any | a | revisar | checar | importar | mirar)? (credit | income | background | su | credito | ingresos | papeles) (check | checks | verification | needed | credito | historial)? | (bad | poor | no) credit ~ (ok | okay | no problem | welcome | not a problem | does not matter | is fine) | no (importa | revis* | check*) (su)? credit*`,
      `(no | approv* | get | loan | home | house | lender | mortgage | casa | prestamo | damos | aprob* | problem)`,
    ],
    unless: `${elsewhere} | monitoring | employer | freeze | landlord | scam*`,
    despite: ["denied"],
  },
  { says: [`who else ~ (tell | can) ~ ${yes} | who else can tell you`, yes], despite: ["asked"] },
  {
    says: [
      `(aqui | lo | la | le | les | nosotros) (lo | la | le)? (aprobamos | damos la casa | conseguimos ~ ${home} | prestamos | financiamos | aprueban) | ya esta aprobad* | le (dan | da | damos) (la | el | su) ${home} | no le (van | va) a (negar | rechazar | decir que no)`,
    ],
    despite: ["denied", "others"],
    unless: elsewhere,
  },
  {
    says: [
      `(give notice | start packing | pick ~ paint | tell your landlord | go ahead and)`,
      `your (loan | mortgage | approval) (is | 's)`,
    ],
    unless: `${elsewhere} | until | not`,
  },
  {
    says: [`(get | have) (it | you | your file | this | the loan) (passed | approved | through | cleared)`],
    unless: elsewhere,
    despite: ["others"],
  },
  {
    says: [
      `(loan | mortgage | approval | prestamo | hipoteca) ~ (is | 's | are | es | esta | queda) (already | as good as | practically | basically | definitely | ya)? (coming | yours | waiting | on (the | its) way | a (sure thing | given | lock) | suy(o | a) | segur* | hecho | in hand) | (house | home | keys | casa) ~ (already | as good as | practically | basically | ya) ~ (yours | suya)`,
    ],
    unless: `${elsewhere} | not | if | when | offer`,
  },
  {
    says: [
      `(you are | you will be | you are going to be) (getting | moving into | going to get | in | owning | buying | closing | holding | going to own) ~ (${home} | keys)`,
      `(this | your | the | a | ${soon} | ${sure} | new)`,
    ],
    unless: `${elsewhere} | look* | not | in the market | if | thinking | place to`,
  },
  {
    says: [
      "you are (in | good | golden | set | approved | all set | covered) (with us | now | trust me | already | no matter | for sure)? | and you are (in | approved | set)",
    ],
    unless: `${elsewhere} | for the call | the class | time`,
  },
  {
    says: [
      `(they | lender* | bank* | underwrit* | banco) (will | are going to | is going to | always) ~ (say yes | approve | let it slide | overlook | look past | sign off | take (you | it) | fund | give (you | it) | lend | clear | pass)`,
    ],
    unless: `${elsewhere} | if | whether | or no | may`,
    despite: ["others"],
  },
  {
    says: [
      `(lends? | lending | says? yes | give* (loans | mortgages | money) | prest* | acept*) ~ (to)? ~ (all | ${everyone} | nearly all | a todos | a todo el mundo)`,
    ],
    unless: elsewhere,
    despite: ["others"],
  },
  {
    says: [
      `(not matter | no matter (what | how | your) | regardless of | never mind | no importa | despite | whatever (is on | your) | with any | even with (a | bad)?) ~ (report | score | credit | income | history | bankruptcy | repo | evictions? | credito | reporte)`,
      `(${yes} | lend* | loan | mortgage | house | home | get you | you will have | you are in | buy | approved | finance*)`,
    ],
    unless: elsewhere,
    despite: ["denied", "others"],
  },
  {
    says: [
      `(start | go ahead and | you can (start)? | time to) ~ (pack* | shop* for | shopping | give notice | pick* (out | paint) | choos* | look at furniture | paint colors | measur*)`,
      `(${home} | approv* | yours | furniture | coming)`,
    ],
    unless: `${elsewhere} | until | not | compare | rate`,
  },
  {
    says: [
      `(i | we) (will | can) (have | get | bring | hand) (you)? ~ (approval | approval letter | keys | preapproval | commitment | clear to close)`,
    ],
    unless: `${elsewhere} | ask | once`,
  },
  {
    says: [
      `(never | not | no one | nobody | none) ~ (been | was | get | gets | got | be) ~ ${no}`,
      `(we | our | us | here | program | clients?)`,
    ],
    unless: `${elsewhere} | race`,
    despite: ["denied", "past"],
  },
  { says: ["(prestamo | hipoteca | solicitud | credito) (sale | queda | esta | sera) aprobad*"], unless: elsewhere },
  {
    says: [
      `(we | i | our ~) ~ (get* | put* | place* | move*) ~ ${everyone} ~ (into | in | approved | a) ~ (${home} | approved)?`,
      home,
    ],
    unless: elsewhere,
  },
  {
    says: [
      "(preapproval | pre approval | approval | loan | mortgage | closing) ~ (is | are) (already)? (guaranteed | certain | assured | automatic)",
    ],
    unless: `${elsewhere} | by (the)? (va | usda | fha)`,
  },
];
