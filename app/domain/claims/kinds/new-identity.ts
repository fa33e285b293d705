import type { Frame } from "./frame.ts";

const number =
  "(social security number | social | ssn | number | ein | employer identification | corporation number | business number | tax id | seguro (social)? | numero | itin)";
const person =
  "(friend | boss | mom | mother | uncle | aunt | cousin | brother | sister | roommate | landlord | dad | father | wife | husband | son | daughter | kid | someone | somebody | buddy | neighbor | primo | prima | amigo | amiga | hermano | hermana | jefe | mama | papa | tio | tia | alguien)";
const papers =
  "(pay ?stubs? | stubs? | bank statements? | statements? | w 2s? | tax returns? | job letter | employment letter | letter | lease | receipts? | gift letter | form | application | talon* | recibos? | carta | solicitud | contrato)";
const documents =
  "(pay ?stubs? | stubs? | bank statements? | statements? | w 2s? | job letter | employment letter | gift letter | receipts? | lease | talon* | recibos?)";
const facts =
  "(income | pay | salary | wages | hours | job | work | rent | savings | value | address | balance | ingreso* | sueldo | salario | renta | trabajo)";
const hidden =
  "(debts? | loans? | car loan | card | job | second (job | mortgage) | income | order | judgment | accounts? | property | properties | alimony | child support | kids | layoff | gap | bankruptcy | foreclosure | eviction | lawsuit | lien | deuda* | prestamo* | trabajo | carro | pension | empleo | tarjeta | hijos)";
const reader =
  "(lender* | bank* | underwrit* | bureau* | them | they | loan officer | application | form | collector* | keys | ratio | banco | prestamista | solicitud | buro* | no one)";
const honest = `
  to say why | so that you | account numbers? | social security number and | not belong | show the costs | way out | what is wrong | (has | have | needs?) to be true | must be true | true and | if it is | honest* | truth | the true | la verdad | only if | really used | de verdad | validation | never sign | does not count | crime | on your behalf | late fee | not yours | not your account | ask your landlord`;
const notIdentity = `(ftc | rare cases | needs? your | new (address | card | phone | job | account) | social media | site | page | lenders? accept | some lenders | may ask | only for | phone | mix* | freeze | last four | impuestos | ilegal | tax return | not a legal | is not legal | is not a)`;

/** A second credit identity. */
export const newIdentity: readonly Frame[] = [
  {
    says: [
      "(cpns? | credit privacy number | credit profile number | secondary (credit | social) number | file segregation)",
    ],
    unless: "not a legal | not legal",
  },
  {
    says: [
      "(new | fresh | blank | second | another | different | clean | separate | unused | whole new | otra | nuev* | limpi* | segund*) ~ (identity | identities | credit (file | profile | number | record) | file | profile | identidad | perfil | expediente de credito)",
      "(we | i | you | get | build | use | start* | credit | under | help | apply | legal | can | our | sell | le | damos | conseguimos | hacemos | open | gives? | celebrities | with)",
    ],
    unless: `${notIdentity} | dispute file`,
  },
  {
    says: [
      `(new | another | different | fresh | brand new | second | other | nuevo | otro) (credit)? ${number} | (nine digit | 9 digit) number`,
      "(start* | set | get | credit | use | apply | clean | profile | bads? | give* | gives? | le (damos | conseguimos) | seguro | we | you | vez | lugar)",
    ],
    unless: `${notIdentity} | account number`,
  },
  {
    says: [
      `${number}`,
      `(instead of | in place of | in lieu of | rather than | donde (dice | pide) | where it asks | en (vez | lugar) (de | del) | works? just like | not tied | like a social | for credit | start at zero | as your social)`,
      "(social | ssn | seguro | credit | old)",
    ],
    unless: `${notIdentity} | can i`,
    despite: ["denied"],
  },
  {
    says: [
      `(use | used | usar | usa | using | borrow | put | apply with) ~ (kid | kids | child | children | son | daughter | mom | mother | baby | grandma | grandmother | dead | else | hijo | hija | otra persona | mama | nino) ~ (social | ssn | number | seguro | name | credit | nombre)`,
    ],
    unless: "authorized user | income",
  },
  {
    says: [
      `(use | ponga | put | usa) (the | your | an | el | su | un)? (ein | itin | tax id) ~ (donde | where | instead | on | for | in | social)`,
    ],
    unless: notIdentity,
  },
  { says: ["(old | current | bad) (credit)? identity", "(another | new | remove | replace | rid)"] },
  {
    says: [
      `(change | switch | swap | alter | transpose) ~ (digit | digits | spelling | birthday | birth date | middle initial | address) ~`,
      "(ssn | social | not follow | new file | bad | bureaus | match | file)",
    ],
    unless: "of address",
  },
  { says: ["(address | name) ~ so (the | they | that | it)", "(new | separate | another) file"] },
  { says: ["(be | become) (a)? (new | different | whole new) person", "(number | file | credit | name | company)"] },
  { says: ["(leave | keep) (your | the) (social | ssn | real (number | name)) (off | out)"] },
  {
    says: [
      `(company | business | corporate | llc) ('s)? (number | ein | file | credit)`,
      "(your (own | personal)? (credit | social) | open a file | new | instead | for credit | personal)",
    ],
    unless: `${notIdentity} | not for`,
  },
  {
    says: [
      "(use | usa | usar) (el | la | un)? (seguro | numero | nombre) (social)? (de)? (su | tu | otro | otra | un)? (hijo | hija | mama | primo | muerto | persona)?",
      "(seguro | numero | nombre)",
      "(hijo | hija | mama | otro | sacar | vez | muerto)",
    ],
  },
  {
    says: [
      "(identidad | perfil | historial | archivo) ~ (nuev(o | a) | limpi(o | a) | distint(o | a))",
      "(le | damos | conseguimos | hacemos | creamos | con | credito)",
    ],
    unless: "ofrecieron | fraude | nadie",
  },
  {
    says: [
      "(credit | new | clean | blank) number",
      "(no | without | blank | zero | clean) (history | record | debts? | past) | (sell | get) you",
    ],
    unless: "phone | card",
    despite: ["denied"],
  },
];

/** Words that are not true, to a bureau or a lender. */
export const misstatement: readonly Frame[] = [
  {
    says: [
      `(your | su) ~ ${person} (can | could | puede | will) (just)? (write* | say* | sign* | tell* | vouch | escribir | decir | firmar) ~ (that | you | as | it | que | como)`,
    ],
    unless: `${honest} | mortgage with you | on the loan`,
    despite: ["asked", "hedged"],
  },
  {
    says: [
      `(leave | leaving | keep | keeping | omit* | hide | hiding | skip | bury | drop | take | conceal*) ~ (off | out | empty | blank | quiet | secret | from | hidden)`,
      `(${hidden} | judgment | about)`,
      `(${reader} | off | out | quiet | box | empty | fine)`,
    ],
    unless: `${honest} | autopay | records | mailing | we never | never | credit report | (off | from) your report`,
    despite: ["conditional"],
  },
  {
    says: [
      `(do not | better not | no need to | never | not need to | do not have to | should not | would not | no | need not | no hace falta) (le | les | lo)? ~ (disclose | list | mention | tell | report | declare | include | bring up | put | write | show | diga* | menci* | ponga* | cuente* | declar* | pon | need to know)`,
      `${hidden}`,
      `(${reader} | job | ratio | kids | loan | debts? | second | al | alimony)`,
    ],
    unless: `${honest} | scam* | code | password | (tell | ask) us | account number | any | stranger | we can not | email | because it`,
    despite: ["denied", "others", "hedged"],
  },
  {
    says: [
      `(have | get | let | ask | could you get | que | pidale a) ~ ${person} ~ (say* | tell* | claim | pretend* | write* | sign* | vouch* | pick* up | answer* | state | act | diga | firme | escriba | conteste | finja)`,
      `(that | you | he | she | landlord | rent | make* | paid | employment | verify | owner | boss | job | lease | as | pick up | back | employer | calls? | como | dueno | renta | gift | trabaja)`,
    ],
    unless: `${honest} | if he | deed | mortgage with you | cosign* | on the loan`,
    despite: ["asked", "conditional", "others"],
  },
  {
    says: [
      `(say | tell | claim | swear | put | write | pretend | list | insist | deny | ponga | diga* | digale* | escriba | declare | jure)`,
      `(you (do not | never | did not) ~ (recognize | know | own* | liv* | open* | sign* | saw | seen | had | have) | you have never | not yours | never yours | never mine | not mine | was stolen | were stolen | stolen | is a gift | a gift | first time buyer | were fraud | was fraud | as fraud | as unauthorized | not (jose | you) | no es suy* | no la conoce | no son suy* | nunca | unauthorized)`,
    ],
    unless: `${honest} | (if | when) you (do not | did not) | if someone | gift letter says | has to | must | only`,
    despite: ["denied", "conditional", "others", "past", "reported"],
  },
  {
    says: [
      `(say | tell ~ | claim | write | put | state | just say | i would say | diga | ponga)`,
      `(you (will)? ~ (live | occupy | work | make | earn | rent | manage | own | moved) | you are a | vive | gana | trabaja | aunque)`,
      `(just | they never | no one | nobody | even (though | if) | though | plan to | never check* | not check* | aunque | even)`,
    ],
    unless: honest,
    despite: ["denied", "conditional", "others", "hedged"],
  },
  {
    says: [
      `(just)? (write | put | say | list | claim | ponga | ponle | escriba | diga) ~ (more | higher | bigger | mas (alto | alta)? | a bit extra) ~`,
      `${facts}`,
    ],
    unless: `${honest} | paid | each month | your income is | only | down | savings account`,
    despite: [],
  },
  {
    says: [`(write | say | put) that (you | he | she) (make | makes | earn | earns) <n>`],
    despite: ["asked"],
    unless: "tax return",
  },
  {
    says: [
      `(change | alter | edit | photoshop | adjust | tweak | backdate | fix | forge | fudge | doctor | touch up | cambi* | modific* | arregl*) ~ (${documents} | date | fecha)`,
      `(${documents} | job | letter)`,
    ],
    unless: `${honest} | (change | correct) (the | a) (name | error | typo) | of address | before closing | draft | credit report`,
  },
  {
    says: [
      `(we | i | let me) (will | can)? ~ (make | print | write | create | get you | draw up | produce | come up with) ~ ${papers}`,
      "(you | show* | income | rent | every month | say | job)",
    ],
    unless: "dispute | letter to the bureau | draft letter | we read",
  },
  {
    says: [
      `(make | get | print | buy) you (a | some)? ${papers} | (fake | made up | phony) (${documents} | ${person}) | has to look (right | real)`,
    ],
  },
  {
    says: [
      `(round ~ up | bump ~ up | inflate | pad | exaggerat* | stretch | bend | overstate)`,
      `(${facts} | numbers? | truth | to <n>)`,
    ],
    unless: "if",
  },
  {
    says: [
      "(police report | fraud report | theft (report | affidavit) | reporte de robo)",
      "(saying | that gets | get* | for accounts | anyway | you do not want | all | every | do not want | so (the | they) | clear | wipe | block* | aunque)",
    ],
    unless: `${honest} | really | false | if | only`,
    despite: ["denied"],
  },
  {
    says: [
      "(unauthorized | never mine | not mine | fraud | identity theft)",
      "(all twelve | every (account | one | inquiry | line) | all of them | each one | wink | how we file | same reason | them all | those (late | accounts))",
    ],
    despite: ["denied"],
    unless: honest,
  },
  {
    says: [
      `(they | no one | bank | lender | underwriters?) (ever | never | can not | will not | do not | does not | rarely) (ever)? (check* | tell | see | know | ask | find out | verify | notice* | look*)`,
      `(just | say | leave | application | so | off | put | write | keep | use | list)`,
    ],
    unless: "why | how | score | when | pull",
    despite: ["denied", "others", "conditional"],
  },
  {
    says: [
      "(small (bits | amounts | deposits) | under ten thousand | a little at a time | bit by bit)",
      "(bank | cash | deposit*)",
    ],
  },
  {
    says: [
      `(list | count | use | put | add | claim) ~ (${person} | sister 's | brother 's) ~ (${facts} | as (yours | your own | income))`,
    ],
    unless: `${honest} | on the loan | co ?borrower | if`,
  },
  {
    says: [
      "(not (really)? lying | is not a lie | no one gets hurt | it is not fraud | white lie | everyone (does it | lies) | lots of people do it | nobody will know | no one will know)",
    ],
    despite: ["denied", "reported", "others", "conditional"],
  },
  {
    says: [
      `(answer | put | check | mark | say | tick) (no | yes) (to | on | for | when | where | in)`,
      "(question | foreclosure | bankruptcy | box | ask* | owe | borrowed)",
    ],
    despite: ["denied", "conditional"],
    unless: honest,
  },
  {
    says: [
      `(gift | regalo | regalad*)`,
      "(pay (it | him | her | them | your ~)? ~ back | pay ~ later | return it | devuelv*)",
    ],
    unless: "expects? | not (need | have)? ~ (paid | pay) | nobody | says that | must | needn't | donor | no one",
    despite: ["denied", "conditional", "others"],
  },
  {
    says: [
      "(if | when) (the | they | anyone) ~ (asks | call | calls | call to verify | ask) ~ ,",
      "(you are not | you never | pick up | say | tell them | have your)",
    ],
    despite: ["conditional", "denied", "reported", "others"],
    unless: `${honest} | true | call us`,
  },
  {
    says: [
      `(keep quiet about | no need (for them)? to (know | mention) | (do not | does not) (need | have) to know)`,
      `(${hidden} | until | keys | they | lender)`,
    ],
    unless: honest,
    despite: ["denied", "others"],
  },
  { says: ["(como si fuera | aunque (si)? (lo)? (sea | sean))"], despite: ["conditional", "past", "denied"] },
  {
    says: [
      `(put | write | say | list | tell ~ | claim) (down)? (that)? (it is | you (are | have | live | work | make | will)) ~ (main | primary | home | residence | job | years | there | <n>)`,
      `(then | nobody | no one | they will | never | even | but | though | so (that)? (they | it | you))`,
    ],
    unless: `${honest} | mover`,
    despite: ["denied", "others", "conditional"],
  },
  {
    says: [
      `(skip | leave | ignore | jump) ~ (question | box | line | section | field) ~ (about | on | for | with | where)?`,
      `(debts? | loans? | property | other | bankruptcy | foreclosure | support | lawsuit | judgment | question | blank)`,
    ],
    unless: `${honest} | if it does not`,
  },
  {
    says: [
      `(know | have | got) (a | somebody | someone | people)? ~ (guy | friend | someone | somebody | person | place | service | website) ~ (makes? | prints? | writes? | sells? | does) ~ (${papers} | them)?`,
      papers,
    ],
    unless: honest,
  },
  {
    says: [
      `(tell | say to | write to | call) (the)? ~ (experian | equifax | transunion | bureau* | bank | lender | card company | collector*) ~ (card | account | it | wallet | identity | you) (was | were | is | never | did not | do not) ~ (stolen | fraud | not yours | never | hacked | recognize)`,
    ],
    unless: `${honest} | if`,
    despite: ["past", "others"],
  },
  {
    says: [
      `(tell | say | claim) ~ (stolen | fraud | identity theft)`,
      "(and they | so (they | it) | have to | will have to | pull | remove | disappear | works | delete)",
    ],
    unless: `${honest} | if your`,
    despite: ["past", "others"],
  },
  {
    says: [
      `(diga | digale | ponga | escriba | declare) ~ (que | un | una)? ~ (gana | tiene | vive | trabaja | ingreso | sueldo | mas | renta) ~`,
      "(mas | para que | aunque | alto | nadie | asi | otro)",
    ],
    unless: "(la verdad | si | siempre | todas)",
  },
  {
    says: [
      `(no) (le)? (ponga | diga | mencione | escriba | declare | cuente) ~ (deuda* | prestamo* | trabajo | divorcio | hijos | manutencion | tarjeta | pension | carro | hospital | perdio)`,
    ],
    unless: "mentira* | si no",
    despite: ["denied", "past"],
  },
  {
    says: [
      "(aunque | even though | even if)",
      "(diga | say | tell | write | claim | ponga) ~ (nunca | never | not | no)",
    ],
    unless: honest,
    despite: ["denied", "conditional", "past", "others"],
  },
];
