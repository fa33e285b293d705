import type { Frame } from "./frame.ts";

const agency = `(
  hud | fha | federal housing | housing administration | housing authority | housing department | va | veterans affairs | veterans administration | usda | department of | cfpb | consumer financial protection | ftc | federal trade commission | irs | treasury | government | federal | govt | congress | white house | president 's | president | fannie | freddie |
  equifax | experian | transunion | (credit | three | 3) bureaus? | bureaus | credit agencies | (the | a | your | this) (state | county | city | bank | lender) | state of | attorney general | chase | wells fargo | bank of america | citi | discover | national ~ (bureau | agency | office) | social security | homeland |
  gobierno | federal | condado | estado | buros? | fiscalia | vivienda | ciudad | banco)`;
const agents = `(office | officer | official | officials | department | desk | bureau | agency | team | arm | branch | division | partner* | representative* | rep | agent | affiliate* | contractor | own | approved | certified | licensed | credit (department | program | office) | liaison | oficina | oficial | representante | socio*)`;
const bond = `(
  with | from | for | of | by | behind | on behalf of | approved | endorse* | certif* | back(s|ed|ing)? | partner* | seal | stamp | blessing | support | agreement | arrangement | contract | deal | contact* | licensed | deputized | authoriz* | appoint* | assign* | sponsor* | recogni* | accredit* | fund* | run | regulat* | recommend* | status | authority | permission | hand in hand | ties to | connect* | represent* | administer* |
  aprobad* | autoriz* | respald* | recom* | socios | parte | avalad* | certific* | contrat* | convenio | acuerdo | nombre)`;
const us =
  "(us | our | ours | me | we | i | companies like (ours | us) | nos | nosotros | nuestr* | somos | soy | estamos | trabajamos | trabajo)";
const elsewhere = `
  used to | not | no | never | isn | nobody | helps you find | counsel* | complain* | lists? | site | sites | page | guide | guides | map | link | according | quote* | letter (from | to) | heard from | answer (from | came) | copy of | reports? from | (send* | sent | write | wrote | written | mail*) (us | it | them | a | the | your | to)? ~ (dispute | letter | report | form | copy | answer) | dispute (with | letter) | disputes? (to | with) | form | certificate | tell* you | told you | insures? | waiting | look as if | scam* |
  may | whether | question | phone | number | loan is | loans are | loan program | lender you | you picked | see its | appraisal | grant program | asked us for | pay the | fees? | quejas? | llam(e|ar) | lista | consejer* | asegura | presente | puede | copia | send your | sends your | called the | case number | office closes | check(ed)? with`;

/** That an agency, a bureau or a bank is behind us. */
export const falseAffiliation: readonly Frame[] = [
  {
    says: [
      `(we | i) (are | am | work* | come | represent* | act | have | got | carry | hold | answer | report | partner*) (been)? (a | an | the | your | their | official | hand | in | closely | directly | calling | writing | fully | officially | special)? ~ ${bond} ~ ${agency}`,
    ],
    unless: elsewhere,
    despite: ["past"],
  },
  {
    says: [
      `(we | i) (are | am) (the | a | an | your | their | officially | official)? ~ ${agency} ~ ${agents} | (think of us | consider us | see us) as ~ ${agency} | as (a | your | the) ${agency} ~ ${agents}`,
    ],
    unless: "find | not | never",
    despite: ["past"],
  },
  { says: [`(we are | we 're | i am) (the)? ${agency}`], unless: "not | from now" },
  {
    says: [
      `(calling | writing | on behalf | reaching out | speak* | escribo | llamo | hablo) ~ (from | of | for | with | de parte | del | de) ~ ${agency}`,
    ],
    unless: `${elsewhere} | i was`,
    despite: ["others"],
  },
  {
    says: [
      `(our | this | the) ~ (company | service* | program | team | lawyers | method | office | letters? | firm | business | staff | work | system | people) ~ (is | are | was | comes? | has | have | 's | carr* | works? | bears?) ~ ${bond} ~ ${agency}`,
    ],
    unless: `${elsewhere} | county runs | they`,
    despite: ["past", "others"],
  },
  {
    says: [
      `(our | ours) ~ ${agency} ~ (approved | backed | certified | endorsed | sponsored | status | license | connection* | partner* | authority)`,
    ],
    unless: "counselor | not | no",
  },
  {
    says: [
      `(${agency} | agencies) ~ (is | are | has | have | recommend* | endors* | approv* | certif* | back* | sponsor* | creat* | trust* | pay* | pays | requir* | exig* | authoriz* | autoriz* | work | works | check* | assign* | sent | support* | put* | gave | chose | pick* | select* | hir* | refer* | licens* | regulat* | prefer* | asked | let* | contract* | appoint* | want* | eligi* | contrat* | nombr* | manda* | recom*) ~ ${us}`,
    ],
    unless: `not | asked us for | (asked | let* | want*) (us)? ~ (know | letter | copy | proof) | their number | your (letter | answer | dispute) | told us | letter | letters | sent us (the | a | its | your) | question | answer* | complain* | no | nobody`,
    despite: ["others", "past"],
  },
  {
    says: [
      `${agency} ~ (approved | recommends? | endorsed | certified | certify | checked ~ approved | created | backs? | wrote) ~ our`,
    ],
    despite: ["others", "past"],
  },
  {
    says: [
      `${agency} (requires? | exige | wants | says | insists) ~ (through us | with us | por nosotros | call us | use us)`,
    ],
    despite: ["others"],
  },
  {
    says: [
      `(because of | with | under | by) our ~ (federal | government | official | state) (status | authority | license | role)`,
    ],
    unless: "no",
  },
  {
    says: [
      `(new)? (federal | government) (relief | housing | stimulus | debt | act | program | credit) ~ (act | assigned | benefit | program)`,
      "(we (are | have) | your (file | benefit) | our | assigned)",
    ],
    unless: "called | fair | law",
  },
  {
    says: [
      "(your (benefit | relief | grant) is waiting | only ones (allowed | authorized) | federally (approved | certified | licensed | authorized))",
    ],
    unless: "not",
  },
  {
    says: [
      `(backed | approved | endorsed | sponsored | licensed | regulated | certified | recommended | created | set up | funded | mandated) (and (backed | approved))? by ~ ${agency}`,
      "(our | we | us | my | ours)",
    ],
    unless: `${elsewhere} | lender*`,
    despite: ["past"],
  },
  {
    says: [`(somos | soy | estamos | trabajamos | trabajo | colaboramos | representamos | venimos) ~ ${agency}`],
    unless: "no | no somos | privad*",
  },
  {
    says: [
      `(nuestr* | este | el) ~ (programa | servicio | oficina | compania | metodo | cartas) ~ (es | esta | estan | son | viene* | tiene*) ~ ${agency}`,
      "(nuestr* | respald* | aprobad* | autoriz* | avalad* | nosotros)",
    ],
    unless: "no lo | no es | condado y",
    despite: ["others"],
  },
  {
    says: [
      `(nos | me) (manda* | mando | envi* | autoriz* | autorizo | aprobo | eligi* | contrat* | recomiend* | paga | nombr*)`,
      agency,
    ],
    despite: ["past", "others"],
    unless: "carta | no",
  },
  { says: [`${agency} ~ (is | are) our (partner* | client* | sponsor* | boss)`], despite: ["others"], unless: "not" },
  {
    says: [
      `(program | plan | service | method | company | it) ~ (was | is) (set up | created | founded | started | designed | written) by ${agency}`,
      us,
    ],
    despite: ["past", "others"],
    unless: "no | not",
  },
  {
    says: [
      `i am (your | a | the) ~ (federal | government | housing | state | hud | fha) (officer | agent | representative | official)`,
    ],
  },
  {
    says: [
      `(our | we | my) ~ (belongs? to | run by | owned by | reports? to | answer to | (come | comes) from) ~ ${agency}`,
      us,
    ],
    unless: "not | no | letter",
    despite: ["past"],
  },
  {
    says: [
      `(you | your ~ | file) (have been | has been | was | were) (selected | chosen | picked | assigned | approved | referred) ~ by ~ ${agency}`,
      "(our | we | program | us)",
    ],
    despite: ["past"],
  },
  {
    says: [
      `(people | contacts? | friends? | someone | insiders? | connections?) (inside | at | in) ~ ${agency}`,
      "(we | i | our | my)",
    ],
    unless: "no | not | talk",
  },
  {
    says: [
      `(this is | this letter comes from | official | from the office of) (the)? ~ ${agency} ~ (calling | speaking | department | bureau | desk | regarding | office)`,
      "(calling | about your | your | our | we)",
    ],
    unless: `${elsewhere} | law`,
    despite: ["others"],
  },
  {
    says: [`(are | is) (their | its) (official)? (office | partner | agent | arm | team)`, agency],
    despite: ["others"],
    unless: "not",
  },
  {
    says: [`(good morning | hello | hi | buenos dias) , (this is | i am) (from | with)? ~ ${agency}`],
    despite: ["others"],
  },
  {
    says: [
      `(we | i) ~ (handle | manage | run | process | do | take | file | operate | administer | carry out) ~ (for | with | under | on behalf of | through) ~ ${agency}`,
    ],
    unless: `${elsewhere} | report* | dispute*`,
  },
  {
    says: [`${agency} ~ (set | put | sent | brought | called | chose) us ~`, us],
    unless: "not | letter | asked",
    despite: ["others", "past"],
  },
  {
    says: [
      `(under | on | have (a | an)? | tenemos (un | una)? | con) ~ (contract | contrato | convenio | acuerdo | agreement | partnership | arrangement | alliance | alianza) ~ ${agency}`,
      us,
    ],
    unless: "no | not",
  },
  {
    says: [
      `(official | oficial) ~ (notice | letter | program | office | aviso | programa | carta | partner | helper | representative)`,
      `(${agency} | your | our | relief)`,
    ],
    unless: `${elsewhere} | site | sitio | engano`,
    despite: ["others"],
  },
  {
    says: [`${agency} (lets | allows | pays | trusts | gave | gives | permits | deja) us`],
    unless: "not | no | know",
    despite: ["others", "past"],
  },
  {
    says: [
      `(trabajamos | trabajo | escribo | llamo | somos | estamos) ~ (para | con | por | de | del | parte de) ~ ${agency}`,
    ],
    unless: "no | privad* | reportes | ingresos",
    despite: ["others"],
  },
  { says: [`we represent ~ ${agency}`], despite: ["others"] },
  { says: [`${agency} ~ (stands? | is | are) behind (us | our | this)`], despite: ["others"], unless: "not | no" },
];
