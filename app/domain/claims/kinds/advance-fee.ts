import type { Frame } from "./frame.ts";

const pay = `(
  fees? | deposit* | retainer | advance | invoice | (first | initial | one time | down | your | the | a) ~ (payment | payments | charge | cost | price | month | installment) | charge | charges | charged | billed | bill | cost | costs | price | prepay* | prepaid | half | money | cash | card | <usd> | <n> dollars |
  collect* | <n> from you |
  pay | paid | pays | paying | venmo | zelle | cash ?app | paypal | wire | something down | money order | payment |
  cuota | deposit* | anticipo | adelanto | costo | tarifa | pago | pague | paguen | pagar | paga | pagan | pagas | cobramos | cobro | cobra | cobran | tarjeta | dinero | mensualidad | inscripcion | giro | transferencia)`;
const before = `(
  ahead of (each | every | the | any | time) | (buy | order | purchase) ~ first | first , then | first and then | (paid | pay | due) when (you | we) (order | sign | start | begin | mail) | before (each | every) | the (moment | minute | second | day) (your | the | you) | so (that)? (we | i) can | ahead , | (paid | pay | pays) ahead | y luego | y despues | luego (empez* | revis* | mand*) | monday and | (hoy | ahora) y (la | el | lo)? | mitad (hoy | ahora | primero) |
  up ?front | in advance | beforehand | (paid | pay | pays | payment | money | cash) first | (payment | money | fee | deposit) comes? first | first payment (due | is) | (due | payable | billed | collected | taken | charged) ~ (today | now | first | at | when you | before | in advance | the day | on the) | at (sign* | enrollment | intake | sign up) | when you (sign | start | join | enroll | register) |
  before (we | i | any | anything | our | your | the | a | they | my | he | she) ~ (open* | start* | begin* | send* | mail* | pull* | work* | move* | touch* | do | does | review* | look* | letters? | disputes? | assign* | call | draft* | step | round | file* | write* | analysis | case | done | service | audit | lift* | first) |
  (until | till | unless | without) ~ (paid | pay | payment | pays | clears | deposit | fee | card | see | receive | something down | goes through) |
  (as soon as | once | after | when | the (moment | minute | day | second)) ~ (you (pay | send | enroll | sign | join | start) | pay | paid | clears? | payment ~ | goes through | in | have your | got your | get your | receive* | <usd> | deposit) |
  to (get | be) (start* | going | cracking) | gets? (you)? (start* | going) | to (enroll | join | activate | unlock | reserve | hold | secure | kick | sign up) | to (start | begin | open) (your | the | our | on | work) | for the (setup | audit | first round | intake) |
  (then | and | so | before) (i | we | your | the | our | my | that) ~ (start* | begin* | work | send | mail | open | go | order | get | letters? | disputes? | can) | and we (will | can)? (start | begin | get | mail | send | open) | (day one | the day you | from the start | starting today | tonight | right now) |
  (antes de | antes que) ~ (revisar | mirar | disputar | escribir | nada | mandar | empezar | comenzar | enviar | iniciar | abrir | hacer | trabajar | primer* | las | la) | por (adelantado | anticipado) | de entrada | al (firmar | inscribirse | empezar | comenzar) | para (empezar | comenzar | iniciar | abrir | apartar | arrancar | reservar) | hoy mismo | y (empezamos | comenzamos | arrancamos | le | enviamos | mandamos) | empezando hoy | hasta (recibir | que | tener) | primero)`;
const ours = `(
  we | us | our | ours | i | me | my | letters? | disputes? | analysis | audit | specialist | program | client* | enroll* | onboarding | intake | case | service* | spot | sign up | office | analyst | file | (first | next) round | repair | started | get going | results? | collections (are | come | is) | come off |
  le | nos | me | mandeme | envieme | cartas | disputas | credito | reporte | asesor | empez* | empiez* | comenz* | caso | expediente | inscripcion | nosotros | firmar)`;
const elsewhere = `
  apprais* | inspect* | closing | earnest | escrow | landlord* | rent | lease | apartment | mov(e|ing) ~ | movers | truck | tax | taxes | insurance | premium | balance* | statement | utilization | limit | collector* | collection agency | student | mortgage | lenders? | seller | court | clerk | condo | hoa | down payment (of | for | in | are) | agenc* |
  class | workshop | offer | savings | debt you | secured card | store card | card company | which you get back | after ~ (done | finished | complete*) | when ~ (work | it) is (done | finished) | once ~ (is | are) (done | finished) | after the (work | letters have) | only after | nothing | owe us | never owe | free of charge | dispute the charge |
  hipoteca | oferta | cierre | renta | casero | mudar* | saldo | despues de terminar | al terminar | nada antes | earn*`;
const own =
  "(activation | processing | onboarding | enrollment | consultation | entry | starting | set ?up | set up | start ?up | opening | file opening | first work | sign ?up | registration | admin* | intake | case | program | service | membership | analysis | audit)";

/** Money before the work is done. */
export const advanceFee: readonly Frame[] = [
  { says: [pay, before, ours], unless: elsewhere, despite: ["conditional", "hedged"] },
  {
    says: [
      `(no | not | never | can not | can only | only | do not) ~ (start* | begin | work | letters? | move | touch | open | do anything | send | file | podemos | empez* | comenz* | abr*)`,
      "(until | without | unless | after | hasta | sin | before (you | we | i)? ~ (pay* | paid))",
      pay,
    ],
    unless: `${elsewhere} | may not | counselor`,
    despite: ["denied", "conditional", "hedged", "asked"],
  },
  {
    says: [
      "(no (card | deposit | payment | money | pay) , no (start | work | letters? | service | case | disputes?) | sin (tarjeta | deposito | pago) no)",
    ],
    despite: ["denied"],
  },
  {
    says: [
      `${own} (fee | charge | cost | payment | price)`,
      "(we | us | our | letters? | disputes? | analysis | specialist | program | client* | start* | work | you pay | paid | due | <usd>)",
    ],
    unless: `${elsewhere} | who | rent reporting | can charge`,
    despite: ["hedged", "conditional"],
  },
  {
    says: ["(costo | cuota | tarifa | cargo) de (apertura | inscripcion | inicio | activacion | registro | entrada)"],
    unless: "otra",
  },
  {
    says: [
      "(non ?refundable | not refundable | not refunded | no se devuelve | no reembolsable)",
      "(it | due | fee | payment | costo | cuota | deposito | is | y)",
    ],
    unless: elsewhere,
    despite: ["denied"],
  },
  {
    says: [
      "half (of (the | our) (price | fee | cost | total | bill))? (now | today | up front | down)",
      "(half | rest | when | later | after)",
    ],
    unless: "movers | landlord | seller | owner",
    despite: ["conditional"],
  },
  {
    says: [
      "(keep* | hold | holds | take | need | put) ~ (your | a)? (debit | credit)? card (with us | on file | ready | number) | card (on file | from day one)",
      "(we | us | i | start* | before | charge* | file | works)",
    ],
    unless: elsewhere,
    despite: ["asked", "hedged"],
  },
  {
    says: [
      `(venmo | zelle | cash ?app | cash app | wire | transfer | send | mandeme | mandenos | envieme | envienos | deposite | depositeme | paguenos | transfiera*) ~ (us | me | fee | <usd> | pago | deposito | zelle | cuota)`,
      `(fee | <usd> | payment | money | deposit | venmo | zelle | cash ?app | card | <n> dollars | fifty | hundred | pago | deposito | cuota)`,
      "(then | and | before | tonight | today | call | letters? | so | hoy | empez* | comenz* | expediente | caso | y)",
    ],
    unless: `${elsewhere} | do not | family`,
    despite: ["asked", "hedged"],
  },
  {
    says: [
      `(we | i | office | us | our ~ | necesitamos | pedimos | requerimos) (only | just | do | will)? ~ (need | needs | take | require | requires | ask | ask everyone for | collect | required | necesitamos | pedimos | requerimos) ~ (deposit | retainer | down payment on our | (first | initial) (payment | month) | card on | deposito | anticipo | adelanto | tarjeta | pago | payment first)`,
    ],
    unless: elsewhere,
  },
  {
    says: [
      "(down payment on our | you pay us | pay* us (<usd> | first | now) | nos paga | the <usd> (fee | consultation | entry) | <usd> (consultation | entry | starting) fee)",
    ],
    unless: `${elsewhere} | after | done | sample | already paid`,
  },
  { says: ["(pay | sign) now , and (if | we)"], despite: ["conditional"] },
  { says: ["(the | our) <usd> ~ (fee | charge) ~ (at | when you) (sign | enroll)"], despite: ["denied"] },
  {
    says: [
      `we (bill | charge | collect | debit) ~ (at the (start | beginning) | up front | first | before | in advance | every month | (on | at) the first | each month | monthly)`,
    ],
    unless: "after | never | once the work",
  },
  {
    says: [
      `(first | initial | primer) (payment | month | pago | mes) ~ (comes out | is taken | due | before | when you | the day you | the minute you | al | hoy)`,
      "(we | us | our | sign | enroll | join | letters? | disputes? | program | now | today | al | hoy)",
    ],
    unless: elsewhere,
  },
  {
    says: [
      `(hay que | tiene que | debe | se) (pagar | paga | depositar | cubrir | cobra | cobran)`,
      "(antes | primero | al (firmar | empezar) | por adelantado | para (empezar | comenzar | abrir) | la primera)",
    ],
    unless: elsewhere,
  },
  {
    says: [
      `(charge* | collect* | take | bill) ~ (setup | set up | enrollment | activation | starter | package | first round | membership)`,
      "(we | us | i | our | on | before)",
    ],
    unless: elsewhere,
  },
  {
    says: [
      "(starter | starting | enrollment | intro) (package | kit | plan | pack)",
      "(first | before | buy | pay | then | <usd>)",
    ],
    unless: elsewhere,
  },
  {
    says: [
      "<usd> (a | per | for each | each | every | para | por) (letter | dispute | account | round | bureau | item | carta | disputa | cuenta)",
      "(paid | pay | when you | before | in advance | we | up | due | prepaid)",
    ],
    unless: `${elsewhere} | after | once`,
  },
  {
    says: [
      `(se cobra | cobramos | pague | paga | pagan | deposita) ~ (mitad | <usd> | primero | hoy | antes)`,
      "(mitad | luego | despues | reporte | cartas | empez* | disputa* | caso | y la)",
    ],
    unless: elsewhere,
  },
  { says: ["(put | need | want) ~ (down | something down) ~ so (that)? (we | i) can"], unless: elsewhere },
  {
    says: [
      "(number (on | of) your card | your card number | card info | tarjeta)",
      "(and | before | so | then)",
      "(i will | we will | get | start* | letters? | moving | going | begin)",
    ],
    unless: elsewhere,
    despite: ["asked"],
  },
  {
    says: ["(hold* | keep* | take) ~ card", "(charge* | bill*)", "(when | once | each | open | before)"],
    unless: elsewhere,
    despite: ["conditional"],
  },
];
