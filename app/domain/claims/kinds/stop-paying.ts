import type { Frame } from "./frame.ts";

const debt =
  "(cards? | loans? | mortgage | creditors? | collectors? | collections? | debts? | bills? | rent | balances? | accounts? | hospital | student | payments? | medical | lender* | landlord | bank | chase | discover | capital one | servicer | utility | car | minimum* | everybody | renta | deuda* | tarjeta* | prestamo* | pago* | hipoteca | acreedor* | banco | casero)";
const court =
  "(court | courthouse | summons | lawsuit | suit | complaint | judge | hearing | trial | sheriff | subpoena | sued | sue | process server | legal (papers | notice | mail) | served | certified (letter | mail) | judgment | demanda | corte | juez | juicio | audiencia | citatorio | citacion)";
const letters = "(letters? | papers? | notices? | mail | envelopes? | cartas? | avisos? | papeles)";
const bureaus =
  "(bureaus? | (own | your) (credit)? reports? | reports? | annualcreditreport* | dispute* | disputing | equifax | experian | transunion | buros? | reporte* | disput*)";
const caller = `(lender* | creditors? | collectors? | mortgage company | servicer | bank | banks | bureaus? | court | landlord | agency | discover | chase | attorney | they | anyone | anybody | acreedor* | cobrador* | banco | buro* | prestamista | casero | corte)`;
const mind = `(pay* | sending | mailing | payments? | autopay | auto pay | pagar | pagando | pagos)`;
const cease =
  "(stop | stopping | quit | cease | skip | halt | withhold* | pause | suspend | hold (off | back) | cut off | cancel | turn off | put off | forget | dej(e | en) | dejar | suspenda | no haga | olvid* | delay | ignore)";
const avoid =
  "(ignor* | toss | trash | shred | throw ~ (away | out) | burn | dodge | avoid* | skip | skipping | miss | forget | blow off | hang up | cuelg* | colg* | refuse | duck | evit* | tire | rompa | bote)";
const fine = `
  stop list | rent you will | lose your job | you can lose | damages your | look alike | offer to sell | to your ex | we do not contact | can not call | never ask | without a call | if you get sued by | pmi | mortgage insurance | check (if | you) | bad advice | late fees | subscription | monitoring | gym | app if | doing you harm | scam* | stranger* | up ?front | in advance | before the work | a company (that | who) | anybody who | anyone who | someone who | code | wire | not yours | do not owe | an extra | by law | right to | in writing | by phone and ask | whoever | twice | validation | until (the | your) (new | lender confirms) |
  only the minimum | risky | can refuse | (may | can) tell a | reported | reporting | after a foreclosure | close the old | card numbers | email | not ignore | told you | they told | law against | prohib* | not true | inspection | waive* (the | an)? fees? | stolen | fraud | number | link | credits? union | interest go on | even if you | even one | if you want a`;

/** To give up a right. */
export const waiver: readonly Frame[] = [
  {
    says: [
      "(give up | giving up | waiv(e|es|ing|ed) | sign away | sign(ing)? off | renunci* | forgo | skip | surrender | drop) ~ (right* | three (business)? days? | 3 (business)? days? | cancell* | derecho* | waiting period | cooling off)",
    ],
    unless: "inspection | fees? | right to (know | sue in small) | vacation",
    despite: ["conditional", "hedged"],
  },
];

/** To stop paying, answering a court, or talking to a lender or a bureau. */
export const stopPaying: readonly Frame[] = [
  {
    says: [`${cease} (all | the | your | those | any | that | these | this | de)? ~ ${mind}`],
    unless: `${fine} | you stop | did you stop | may stop | missing even`,
    despite: ["hedged", "conditional"],
  },
  {
    says: [
      `${cease} ~ ${debt}`,
      `(${mind} | sending | checks | this month | while | we got | bills | for now | while we)`,
    ],
    unless: `${fine} | you stop | calls? | may stop`,
    despite: ["hedged", "conditional"],
  },
  {
    says: [
      `${cease} ~ (communicat* | contact* | talk* | speak* | answer* | reply* | respond* | opening | hablar | contestar)`,
      `(${caller} | calls | letters)`,
    ],
    unless: `${fine} | collector to stop | you stop`,
    despite: ["hedged", "conditional"],
  },
  {
    says: [
      `(do not | need not | not need to | not have to | should not | can not | no need to | never | not make | no | mejor no | no le | no les) (le | les)? (pay* | pague* | send (them | money | it) | make (another | the | a | any) (payment)? | give) ~ ${debt}`,
      "(while | until | mejor | wait | we | let | either | month | settle | mes | yet | for now | anymore | dispute* | us | trabaj* | so do not | disput* | work | nosotros)",
    ],
    unless: `${fine} | late | only | pay us | not a debt`,
    despite: ["denied", "conditional", "hedged"],
  },
  {
    says: [
      `(you can | can | could | no need to | not need to | not have to) ~ (stop | skip | pay | another payment)`,
      "(nothing (will | bad)? happen* | so do not | while it is | for this to work | this to work | no pasa nada)",
    ],
    unless: fine,
    despite: ["denied", "conditional"],
  },
  {
    says: [
      `${avoid} ~ (${court} | ${letters} | bills? | calls? | la)`,
      `(${court} | ${letters} | bills? | collector* | creditor* | lender* | bank | cobrador* | if you get)`,
    ],
    unless: `${fine} | (not | never) (ignore | toss | skip | miss | throw | forget) | no ignore | clerk`,
    despite: ["conditional", "others"],
  },
  {
    says: [
      `${court}`,
      `(ignor* | toss | not a big deal | no big deal | not worry about | skip | miss | never show up | not home | no pasa nada | puro susto | showing up | not (show up | respond | answer | open | go | sign | bother) | refuse | not need (it | to | a) | no need | not count as | no hace falta | no vaya | no conteste | no abra | throw* | trash)`,
    ],
    unless: `(not | never) (ignore | toss | skip | miss | refuse | throw | forget) | never miss | no ignore | no need to hurry | clerk | answer is due | call | not accept | told you | do i | a lawyer | you can lose | to your ex`,
    despite: ["denied", "others", "conditional"],
  },
  {
    says: [
      `(let | letting | deje que | deja que) (it | them | the | your | that | this | those | se | ~) ~ (go | default | lapse | slide | sue | charge off | fall behind | behind | unpaid | foreclos* | collections | venza* | demand*)`,
      `(${debt} | sue | collections | court)`,
    ],
    unless: `${fine} | clerk | say | know | old advice`,
    despite: ["hedged"],
  },
  {
    says: [
      `(leave | put) ~ (unpaid | go unpaid | trash | garbage | drawer | bin)`,
      `(bills? | letter* | summons | notice | papers | debt* | cards? | it | them)`,
    ],
    unless: fine,
  },
  {
    says: [
      `(better (off)? (not)? | do well to | best (thing | way | move) ~ is to | it helps to | i would) ~ (missing | miss | skip | default | not (paying | pay | showing | answering | calling | talking) | let ~ (default | go) | fall behind)`,
    ],
    unless: fine,
    despite: ["denied", "hedged"],
  },
  {
    says: [
      `(do not | not | should not | not allowed to | never | stay off | can not | no | promise not to | leave | avoid | stay away from) ~ (contact* | call* | go | talk* | speak* | write | open* | disput* | pull* | get* | order* | fil(e|ing) | check* | pida | use | vaya | haga | hable | llame | request* | look at | mess) ~ ${bureaus} | (do not | not | never | no) (dispute | disput*) | stay off ~ ${bureaus}`,
      "(yourself | on your own | by yourself | while | messes | our work | we | online | solo | arruina | until | once | site | us | during | cuenta | nosotros | usted | alone)",
    ],
    unless: `${fine} | one can | if we miss | as fraud | everything at once | an account you opened | not do | (does | do) not stop you`,
    despite: ["denied", "conditional", "hedged", "others"],
  },
  {
    says: [
      `(do not | not | no | never | rather not | refuse to | stop | no le | no les) (le | les)? ~ (answer* | pick up | talk* | speak* | contact* | call* | open | respond* | reply* | return | sign for | contest* | abra | hable* | llame* | atiend*) ~ ${caller} | (hang up | cuelg* | let it ring | do not pick up | not to pick up) ~`,
      `(${caller} | calls? | rings? | letters? | them | llamad*)`,
    ],
    unless: `${fine} | if you get | nobody should | we do not | please do not (worry | hesitate) | says? | question | about us | speak of`,
    despite: ["denied", "conditional", "others", "hedged"],
  },
  {
    says: [
      `(if | when | si | cuando) (the | your | a | anyone | le | lo | el)? ~ ${caller} ~ (calls? | asks? | write* | llam*) ~ ,? ~ (do not | hang | ignore | cuelgue)`,
    ],
    unless: `${fine} | says`,
    despite: ["conditional", "denied", "reported", "others"],
  },
  {
    says: [
      "(if | when) ~ (lender* | bank* | servicer | creditor* | collector* | discover) ~ (calls? | asks you) ~ , (do not | hang | ignore)",
    ],
    unless: fine,
    despite: ["conditional", "denied", "reported", "others"],
  },
  {
    says: [
      `(do not | no need to | not need to | not have to | need not | better off not | no hace falta | no tiene que | no | not bother) ~ (show* (up)? | appear* | go* | attend* | ir | ir a | vaya | vayas | presentarse | answer* | respond*) ~ ${court}`,
    ],
    unless: `${fine} | with your lawyer | if the case`,
    despite: ["denied", "hedged"],
  },
  {
    says: [
      `(keep | stay | say nothing | be) (it)? (quiet | silent | callado)? ~ (with | to | about | from | toward) ~ (lender | bank | servicer | landlord | creditors?)`,
      "(quiet | silent | nothing)",
    ],
    unless: fine,
    despite: ["others", "denied"],
  },
  {
    says: [
      "(close your eyes | turn a blind eye | forget about | no need to worry about)",
      "(bills? | debts? | payments?)",
    ],
    unless: fine,
    despite: ["denied"],
  },
  {
    says: [
      `(drop | fire) ~ (lawyer | attorney | bankruptcy) | refuse to (speak | talk | answer | pay | sign) | let them sue | not allowed to dispute | cut (off)? (all)? (contact | communication | ties)`,
    ],
    unless: "can refuse | in writing | not true",
    despite: ["denied"],
  },
  {
    says: [
      `(hold | keep) (back)? (your | the | this month 's) (rent | payment | mortgage) ~ (back | until | for now | payment) | hold back ~ (payment | rent | mortgage)`,
    ],
    unless: "records | receipts | escrow",
  },
  { says: [`tell the ~ (sheriff | collector | server) ~ (not home | moved | wrong)`], despite: ["denied", "others"] },
  {
    says: [
      `(hurts | ruins | messes up | arruina | interferes with | slows) (our | your | nos | the) ~ (case | work | trabajo | process)`,
      `(${bureaus} | disput* | call | pay* | yourself)`,
    ],
    despite: ["others", "denied"],
  },
  {
    says: [`mejor no pag* | no pague* (la | las | el | los | esa | ese | este | sus | su)`],
    unless: "twice | un deposito | si (le | alguien) | antes de | cuota por",
    despite: ["denied"],
  },
  {
    says: [`(leave | put) ~ ${debt} ~ (alone | on hold | aside | unpaid | be | for now | to us)`],
    unless: `${fine} | on my desk | records | savings | down`,
  },
  {
    says: ["(not | never) (send | give | pay) ~ (a | another | one more)? (dime | cent | penny | dollar)"],
    unless: `${fine} | us | wire | before`,
    despite: ["denied"],
  },
  {
    says: [
      `(do not | not | never | no need to | not need to | not have to | skip) ~ (open* | read* | look at | answer* | go | sign) ~ (from)? ~ (law firm | attorney | lawyer | court | collector* | creditor* | sheriff | hearing | process server | certified)`,
    ],
    unless: `${fine} | before you | without reading | blank`,
    despite: ["denied"],
  },
  {
    says: [
      `(nobody | no one | people) ~ (ever | never)? ~ (goes | go | shows? up | answers? | opens?) ~ (${court} | ${letters} | court dates?)`,
    ],
    unless: fine,
    despite: ["denied"],
  },
  {
    says: [
      `(leave | let) (the | all | any)? ~ (disputing | disputes? | bureaus? | talking | calls) ~ (to us | to me)`,
      "(to us | to me)",
    ],
    unless: `${fine} | if you want | you may`,
  },
  {
    says: [
      `(no | only | your only) (calls? | contact | letters? | talking)? ~ (to | with | is) ~ (the bank | us | lender | creditor* | bureau*)`,
      `(only contact | no (calls | contact | talking) | only talk)`,
    ],
    unless: fine,
    despite: ["denied"],
  },
  {
    says: [
      `(no | nunca) (le | les)? ~ (hable* | llame* | conteste* | escriba* | abra* | responda* | mande* | pida*) ~ (experian | equifax | transunion | buro* | banco | cobrador* | acreedor* | corte | demanda | carta* | reporte* | telefono)`,
    ],
    unless: `${fine} | estafa* | no ignore | dinero`,
    despite: ["denied"],
  },
  {
    says: ["(deje | deja) que (la | lo | se | las | los)? (cobren | venza | manden | vaya | demanden | pase)"],
    unless: fine,
  },
  {
    says: [`(let) (it | them | that | the ~) ~ (charge* (it)? off | go (unpaid | bad) | slide | sit | ride | lapse)`],
    unless: fine,
  },
  {
    says: ["(payments? | bills?) ~ on hold | (stop | hold) ~ (everything | all payments)"],
    unless: `${fine} | student loan servicer`,
  },
  { says: ["(deje | dejen | olvid*) (de)? (pagar | los pagos | las citas)"], unless: fine },
  {
    says: [
      "(can not | not allowed to | must not | may not) (contact | call | dispute | write to | talk to) ~ (equifax | experian | transunion | bureau* | lender | anyone)",
      "(while | until | our | contract | during | us)",
    ],
    unless: fine,
    despite: ["denied", "others"],
  },
  {
    says: ["(ya)? no (le | les)? (pague | pagues | mande dinero) (a | la | el | las | los | esa | ese)"],
    unless: `${fine} | dos veces | deposito | si (le | alguien)`,
    despite: ["denied"],
  },
];
