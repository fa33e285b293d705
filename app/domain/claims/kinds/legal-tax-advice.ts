import { type Frame, sure } from "./frame.ts";

const refer = `
  ask | asks | asked | lawyer can | attorney (about | whether | if) | a lawyer whether | (a | your) lawyer (can | say) | legal aid | preparer | cpa | payroll | talk to | check it with | abogad* | preparador | clerk | clinic | can not tell you | no one can | no one knows | whether | may | could | it depends | depends | program office | hotline | by statute | up to | nadie sabe | form for that | guide |
  with a lawyer | to an attorney | can not give | no podemos | we explain | lender* count* | lender waits | wait (is | of) | mails | tax bill | property taxes | (title | escrow) company | refinanc*`;
const tax =
  "(tax | taxes | taxable | taxed | irs | deduct* | write ?off | write ~ off | written off | dependent* | head of household | 1099 | refund | tax free | impuestos? | deduc(ir|e|ible*) | reembolso | exempt* | filing status)";

/** What only a lawyer or a tax adviser may say about somebody's case. */
export const legalTaxAdvice: readonly Frame[] = [
  {
    says: [
      "(do not | does not | not | never | no longer | no) (legally | really | actually | le)? (owe* | debe* | obligated | have to pay | liable | responsible) ~",
      "(legally | since | law | anymore | so | nada | collector | signed | because | past | old | statute | this | them | anything | ese | esa | it | liable | responsible | midland | that)",
    ],
    unless: `${refer} | if you | if it | late | us | within | dispute | yourself | while | automatically | until | what you | you do not owe , | money to us | at once | liable for | signs a letter`,
    despite: ["denied"],
  },
  {
    says: [
      `${tax}`,
      "(write (it | that | this | the ~ | them)? ~ off | (can | could | should | just | may) ~ (deduct | write | claim | take | list | report | count) | (is | are | fully | all) (not)? (deductible | taxable | tax free | deducible*) | claim ~ (as | head | household | single) | no tax | (not | never) ~ (tax* | irs | taken) | comes back | more back | (does not | will not) care | business expense | report ~ as | file (as | jointly) | puede deducir | no paga impuestos | sin pagar | not cost you ~ tax* | as a dependent | no paga)",
      "(you | it | is | irs | for | that | more | certain | all | expense | due | back | house | sus | no)",
    ],
    unless: `${refer} | prove | gift tax | on time | mileage | savings | property tax | part of the interest | what the lender | (send | bring) | 2021 | form | last year | between the two | no podemos | general information | not mean | (can | may) count | tax free pay`,
    despite: ["denied", "others"],
  },
  {
    says: [
      "(deduct* | write off | write it off | claim) (the | your | all | those | it | rent)? ~ (costs? | rent | mortgage | interest | car | mileage | closing | taxes | expense* | mother | mom | dependent* | kids | household | gastos)",
      "(can | will | just | you | and | yes)",
    ],
    unless: `${refer} | benefit`,
  },
  {
    says: [
      "(sue | suing | (take | drag | haul) ~ to court | small claims | demand(e|ar|elo|elos|arlo) | plead* | file (a)? (suit | lawsuit | complaint in | claim in) | press charges | countersue)",
      "(win | beat | easy | easily | legally | owed | love | va a ganar | go ahead | should | they owe | you would | them | so | damages | deberia | best | i would | banco | case | judge* | good)",
    ],
    unless: `${refer} | served | too old to sue on | can sue | if (they | you) sue | a right`,
  },
  {
    says: [
      "(winning | strong | good | solid | great | airtight | open and shut) case | you have a case | slam dunk | (will | would) (win | beat) ~ | (va a | van a) ganar | (gana | ganar | ganamos) (ese | el | la | este)? (juicio | caso | demanda) | judges? love",
      `(you | your | slam dunk | gan* | judges)`,
    ],
    unless: `${refer} | no one | nobody | no se sabe | bidding | offer | seller`,
    despite: ["asked", "hedged"],
  },
  {
    says: [
      `(judge | court | juez | corte | jury) ~ (will | would | going to | can not | love* | va a | lo va) ~ (throw | dismiss | rule | side | make you | desech* | toss | agree | not | give | award | see it | believe | find for) | no (court | judge) (would | will | can) | judges? (love | hate)`,
    ],
    unless: `${refer} | find it | within | clerk`,
    despite: ["others", "denied"],
  },
  {
    says: [
      "(broke | breaking | breach* | violat*) (of)? ~ (law | lease | contract | fcra | fdcpa | rights) | owed damages | (owes? | owe) you | entitled to ~ (compensation | damages | money | refund) | treble damages | statutory damages | (sue | compensation) for",
      `(you | damages | they | compensation | should | owed)`,
      "(owe* | damages | sue | entitled | court | money | so | compensation | pay)",
    ],
    unless: `${refer} | run from | find | may have`,
    despite: ["others", "past", "reported"],
  },
  {
    says: [
      "(notice | eviction | lease | contract | clause | debt | agreement | judgment | note | signature | deed | will | contrato) ~ (is | 's | are) ~ (void | invalid | not valid | unenforceable | not (legally)? binding | not enforceable | not worth | cancell?ed | expired | uncollectible | dead | illegal | null)",
    ],
    unless: `${refer} | if`,
    despite: ["denied", "others"],
  },
  {
    says: [
      `(legally | under the law | by law | the law says | legalmente) ~ (he | she | they | you | your ~ | no | it | usted | has | have | bound | responsible)`,
      "(has to | have to | had to | responsible | owe* | give | must | not | debe | so | take)",
    ],
    unless: `${refer} | within | cancel | free report | bureau* | collector may | you have a right | gone | leave by | report`,
    despite: ["others", "past", "denied"],
  },
  { says: ["legally (responsible | bound | obligated | entitled)"], unless: refer },
  {
    says: [
      "((past | beyond | outside) (the | its)? (sol | statute*) | statute (of limitations)? (has | is | ran | on) ~ | time barred | ya (vencio | prescribio | caduco) | too old to (sue | collect | enforce))",
      "(you | can not | your | fine | so | not | no | collect | ran | run | passed | clear)",
    ],
    unless: `${refer} | means | which means`,
    despite: ["denied", "others"],
  },
  {
    says: [
      "(can not | can never | could not | will not | no le pueden | never | no pueden | no one can | no puede) (be | legally | le | ever | even)? ~ (garnish* | collect | touch | reach | come after | go after | take (your | the) (house | home | wages | car | check | pay | refund | savings | money | property) | hacer nada | quitar* | taken | embarg* | sue you | evict | tax it | levy | quiten | attach)",
      "(relax | law | you | clear | so | your | fine | debts | nada | state | casa | it | seguro | salario | sueldo)",
    ],
    unless: `${refer} | if | until`,
    despite: ["denied", "others"],
  },
  {
    says: [
      "(so (that)? | where) (they | he | she | it | creditors? | no one | collectors?) (can not | will not | never | do not | can) ~ (reach | touch | take | get | find) ~ | para que no (se)? (la | lo | le) (quiten | quitan | embarguen)",
    ],
    despite: ["denied", "others"],
    unless: `${refer} | scammer | file | freeze`,
  },
  {
    says: [
      "(chapter (7 | 13 | seven | thirteen) | capitulo (7 | 13) | bankruptcy | bancarrota | quiebra)",
      "(better | best | (you)? should (file | declare | go) | file for | trust me | le conviene | conviene | meta | go with | is the way | i would (file | go) | if i were you | declare | just file | your (best)? move | declar*)",
    ],
    unless: `${refer} | if you file | if you (filed | declared) | after | discharge | on (a)? report`,
    despite: ["hedged"],
  },
  {
    says: [
      "(no | not) (legal)? (standing | right to collect | case) | in the clear | off the hook | home free",
      "(collector | you | they | landlord | he | she | creditor)",
    ],
    unless: refer,
    despite: ["denied", "others"],
  },
  {
    says: ["(divorce | decree | court order | separation) ~ (takes | removes | frees | clears | gets) you"],
    unless: "not",
    despite: ["others"],
  },
  {
    says: [
      "(quit ?claim | deed | trust | llc | power of attorney)",
      "(solves | fill | fixes | protects | takes care | sign the | sign a | before the divorce | put the | transfer* | into (a | an))",
    ],
    unless: `${refer} | records | mistake | new loan | title (company | insurance)`,
  },
  {
    says: [
      "(put | move | transfer | sign over | ponga | pon | pase | pase) ~ (house | home | car | casa | title | property | account) ~ (name | nombre | trust | llc)",
    ],
    unless: refer,
  },
  {
    says: [
      "(as (your | a) (representative | attorney | lawyer | advocate | advisor | legal) | my legal (advice | opinion) | (speaking legally | legally speaking) | represent you in | get it for you in court | fight it in court | handle the lawsuit)",
    ],
    unless: "not | no",
  },
  {
    says: [
      "(husband | wife | spouse | ex | esposo | esposa | father | mother | partner) ('s)? ~ debts? ~ (not | never | can never) | debts? ~ (husband | wife | spouse | ex) ~ (not | never) | deuda* ~ (esposo | esposa | marido) ~ (no | nunca)",
    ],
    unless: `${refer} | automatically`,
    despite: ["denied", "others"],
  },
  {
    says: [
      "(ira | 401k | 401 | retirement | withdrawal | assistance | settlement | forgiven | grant | inheritance | gift)",
      "(no tax* | tax free | not ~ (taxed | taxable | tax*) | not cost ~ tax* | no tax is due)",
    ],
    unless: `${refer} | if you`,
    despite: ["denied"],
  },
  {
    says: [
      "(not need | no need for | do not hire | skip) (a | an | the)? (lawyer | attorney | tax preparer | cpa | accountant)",
    ],
    despite: ["denied"],
    unless: "to dispute | free | small claims",
  },
  {
    says: [
      "(clause | papers?) ~ not worth the paper | (lease | contract | contrato) ~ (so | and)? you can (just)? (leave | break | walk away | ignore) | you can (walk away from | break) ~ (lease | contract)",
    ],
    despite: ["denied", "others"],
    unless: refer,
  },
  {
    says: [
      "(take | accept | reject | do not take) (the | their) (settlement | plea | offer of settlement)",
      "(it | not | judge | court | taxable | trust | better | is)",
    ],
    unless: refer,
  },
  {
    says: [sure, "(court | judge | lawsuit | deduct* | tax | taxes | taxable | sue | case)"],
    unless: `${refer} | county | property`,
    despite: ["others", "denied"],
  },
  {
    says: ["(tell | write) (the)? (judge | court) ~ (that | what | not | you)"],
    unless: `${refer} | true | your answer | call`,
    despite: ["denied"],
  },
  {
    says: [
      "(fill | draw | write | draft | prepare) (it | the ~ | a ~) (out)? for you",
      "(quit ?claim | deed | will | motion | answer | petition | return | contract)",
    ],
    unless: refer,
  },
  {
    says: [
      "no le (toca | corresponde) | en ningun caso | no (firme | pague) nada , legalmente | (esa | la | su) deuda ~ (ya no | no) (la)? (debe | vale | existe) | no debe (ese | esa | nada | el)",
      "(deuda | esposo | usted | dinero | nada | legalmente)",
    ],
    despite: ["denied", "others"],
    unless: `${refer} | si`,
  },
  { says: ["(1099 | w 2 | return)", "(take ~ off | report ~ less | leave ~ off | how it is done)"], unless: refer },
  {
    says: [
      "(landlord | owner | collector | creditor* | bank | they | he | she | it) (has | have) no (legal)? (right | power | authority | standing | case | claim) ~",
      "(evict | sue | collect | so | take | you | to)",
    ],
    unless: `${refer} | if`,
    despite: ["denied", "others"],
  },
  {
    says: [
      "(violation | violations | breach | infraction | violacion)",
      "(clear | worth | you | sue | owe* | dollars | <usd> | thousand | that is | pay)",
    ],
    unless: `${refer} | willful | run from | report a`,
    despite: ["others"],
  },
  {
    says: [
      "(judgment | debt | lease | contract | lien | claim | order | deuda | contrato) ~ (can not | not | no longer | never) ~ (be (enforced | collected | used) | enforce* | valid | stand | hold up | count | binding | valida | vale)",
    ],
    unless: `${refer} | score`,
    despite: ["denied", "others"],
  },
  {
    says: [
      "(straight | right | come | comes) off your tax* | (off | dodge* | avoid* | escape* | skip*) (the | your | on)? tax* | tax free | no tax* (on | due | to pay)",
      "(you | your | points | interest | it | house | money | gift | comes?)",
    ],
    unless: `${refer} | saves (for | toward)`,
    despite: ["denied", "hedged"],
  },
  {
    says: [
      "(do not | not | never | no need to) (report | declare | list | include | claim) ~ (cash | income | tips | money | rent | side | gift)",
      "(income | tax* | irs | return | not income | it is)",
    ],
    unless: `${refer} | lender | application | never leave`,
    despite: ["denied"],
  },
  { says: ["(not (income | taxable) | does not count as income)"], unless: `${refer} | lender*`, despite: ["denied"] },
  {
    says: [
      "(have | get) (your | a) (dad | mom | brother | sister | parents | son | father | mother) ~ (gift | transfer | sign over | deed | put) ~ (house | home | property | title | it)",
    ],
    unless: refer,
  },
  {
    says: [
      "(file | go | take | bring) (it | them | him | this)? ~ (small claims | court | complaint | lawsuit | suit) ~ (on | this | today | monday | and | now)?",
      "(dead to rights | you have | you would | and you | on monday | good case | win | easy | sue | worth)",
    ],
    unless: `${refer} | served | you have until`,
  },
  {
    says: ["(legalmente | por ley | ante la ley) ~ (no)? ~ (tiene | debe | pueden | puede | esta)"],
    unless: refer,
    despite: ["denied"],
  },
  {
    says: ["(caso | juicio | demanda | pleito) ~ (lo | la)? (gana | ganamos | gano | ganara | gana seguro)"],
    unless: `${refer} | si`,
  },
  {
    says: [
      "(deberia | debe | tiene que | puede | le conviene | mejor) ~ (demandar* | declarar* | deducir* | embarg* | apelar* | no (pagar | declarar))",
    ],
    unless: `${refer} | contestar`,
  },
  {
    says: [
      "(stay put | do not move out | do not leave | withhold the rent | break the lease)",
      "(landlord | evict* | lease | right | law | legally | deposit)",
    ],
    unless: refer,
    despite: ["denied"],
  },
  {
    says: [
      "(easy | simple | fine | enough) to file (on your own)? | file (it)? on your own | represent yourself | pro se",
      "(chapter | bankruptcy | 7 | 13 | lawyer | court | skip | motion)",
    ],
    unless: `${refer} | dispute`,
  },
  { says: ["(you) (would | will | are going to) (win | beat)"], unless: `${refer} | bidding | offer | house | home` },
  {
    says: [
      "(sue | suing | lawsuit | court)",
      "(walk away with | get | collect | win | owed | worth) ~ (thousands | money | <usd> | damages | rich | paid)",
    ],
    unless: `${refer} | can sue`,
    despite: ["others"],
  },
  {
    says: [
      "(irs | tax*)",
      "(never | not) ~ (find out | check* | look* | care* | know* | notice*) | skip reporting | (no need to | not have to) (report | declare | file)",
    ],
    unless: refer,
    despite: ["others", "denied"],
  },
  {
    says: [
      "(file | declare) (for)? (bankruptcy | chapter <n>)",
      "(now | today | and keep | keep the | so (they | you) | then | right away | stops | best)",
    ],
    unless: `${refer} | if you | wait | after you`,
  },
  {
    says: ["(deberia | debe | conviene | tiene que | mejor) ~ (demand* | declarar* | deduc*)"],
    unless: `${refer} | contest*`,
  },
];
