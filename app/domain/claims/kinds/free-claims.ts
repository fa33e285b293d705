import { everyone, type Frame } from "./frame.ts";

const prize =
  "(loan | mortgage | money | cash | grants? | house | home | down payment | closing (costs)? | refinance | refi | funds | financing | assistance | dollars | <usd> | service | program | credit repair | enganche | casa | cierre | dinero | prestamo | hipoteca | ayuda | todo)";
const free =
  "(free | for free | gratis | at no cost | no cost | zero cost | free of charge | on us | on the house | without paying)";
const back = "(back | refund* | return(ed)? | devolv* | devuelv* | regres* | reembols*)";
const money =
  "(money | cash | fee | fees | penny | cent | dollar | dime | it all | all of it | everything | every (penny | cent | dollar) | whatever you paid | payment | dinero | todo | centavo | pago)";
const nothing =
  "(nothing | zero | (not | never) ~ (a | one | any)? (dime | cent | penny | thing | anything | bill) | no money | not ~ anything | (no | ni) (un)? (nada | centavo | peso) | nada | no one)";
const reallyFree = `
  expects? | legal | or no one | depending | reports? (free | for free | gratis) | order your | freeze | disput* | errors? | yourself | workshop | class | clase | course | guide | guides | talk | call | first (call | talk) | consultation* | analysis | analisis | plan on | hotline | legal aid | counselor | agency | vita | shipping | parking | feel free | checking | rent free | interest free | not free | no such | annualcreditreport* | kit | form is | reportes | copies | copy | weekly | once a week | toll |
  (some | most | many) (grants? | programs? | assistance) | may | might | might have | has to be | have to be | must be | depends | in writing | terms | recapture | unless | until (the | you) | up to the landlord | deposit | earnest | escrow | tax refund | landlord | secured | inspection | cancel in time | scam* | ad said | they ask* | if they (promise* | offer* | say) | before the work | until the work | interest | cards? | late | debt | collector | owe us nothing until | a company | anyone who | does not mean | no existe | plan is | and we say | on time | utilization | you (do not | did not) owe | right to | lender gives | higher rate | seller may | costs remain | documents`;

/** Free money, money back, or no risk. */
export const freeClaims: readonly Frame[] = [
  {
    says: [
      `(free | gratis | no cost | zero cost) ~ ${prize} | ${prize} ~ (is | are | 's | es | sale | will be | comes | completely | totally | basically | le)? ~ ${free}`,
    ],
    unless: `${reallyFree} | not`,
    despite: ["others"],
  },
  {
    says: [
      `(our | whole | entire | everything | it | it is | all | todo | it 's | service) ~ (${free} | (completely | totally | absolutely | 100%) free)`,
      "(our | with us | forever | always | ever | risk | no strings | totally | completely | absolutely | nosotros | siempre | catch | todo)",
    ],
    unless: `${reallyFree} | not | nosotros decimos`,
    despite: ["denied"],
  },
  {
    says: [
      "(money back | cash back | full refund | refund guarantee | fully refunded | double your money | personally refund | (will | can) refund (you | it) | refund you | get it all back | (reembols* | devol* | devuelv* | regres*) (su | todo | el | le | cada)? ~ (dinero | pago | todo | centavo)?)",
    ],
    unless: `${reallyFree} | card | credit card | if you cancel`,
    despite: ["conditional", "denied"],
  },
  {
    says: [
      `(give* | get* | return* | pay* | send* | hand* | have | le | se lo | les) ~ ${money} ~ ${back} | ${money} ~ ${back} | ${back} ~ (you | su | every | all | all your | your) ~ ${money}`,
      "(we | i | you | us | our | if | guarantee* | le | nosotros | get)",
    ],
    unless: `${reallyFree} | pay it back | paid back | repaid | (held | hold) back`,
    despite: ["conditional", "denied"],
  },
  {
    says: [
      "(risk free | riskfree | no risk | without (any)? risk | zero risk | no lose | nothing to lose | can not lose | not lose anything | (always | only) (win | come out) | sin (ningun)? riesgo* | ningun riesgo | no corre | worry free | no pierde nada | nada que perder | no downside)",
    ],
    unless: "nothing about | a house | not risk | always carries | no one",
    despite: ["denied", "conditional"],
  },
  {
    says: [
      `(pay* | cost* | owe* | spend* | repay* | out of | put down | pag(a|ar|ara|an) | cuest(a|e) | costar* | debe) (you | it | back | the county | no one | us | your | le | ever)? ~ ${nothing} | ${nothing} ~ (pay* | cost* | owe* | repay* | out of (your)? pocket | pag(a|ar|ara) | le cuesta)`,
      "(you | your | house | home | us | usted | it | program | le | va a | ever | nobody | county | get | nunca)",
      `(house | home | grant | down payment | closing | casa | enganche | ever | never | nobody | get | own | county | back | program | nunca | ni ahora | signs? | whole | all | at all | out of | seller)`,
    ],
    unless: `${reallyFree} | if you | service connected | using a right | no file | zero | this loan | later | disputing | before | first | more than you | appraisal`,
    despite: ["denied", "conditional", "others", "past"],
  },
  {
    says: [
      "(never | not | no one | nobody | nunca | not ever | needn't) ~ (pay ~ back | repay* | paid back | give ~ back | owe it | have to pay | return it | devolver*)",
      `(${prize} | it | second | county | state | yours)`,
    ],
    unless: `${reallyFree} | some | others | at once | grant :`,
    despite: ["denied", "others", "past"],
  },
  {
    says: [
      `(zero | no | nothing) (money | dollars | cash | cost | down and nothing | out) ~ (needed | required | at all | (out of)? (your)? pocket | from you)`,
      "(house | home | you | keys | own | buy | move)",
    ],
    unless: `${reallyFree} | zero down does not`,
    despite: ["denied"],
  },
  {
    says: [
      `(no strings | no catch | no cost to you | on us | yours to keep | yours at no cost | free and clear money | unclaimed | almost free | money for nothing | keep the money | paid to buy | nobody 's left out | left out | with your name on it | free money | claim your (free)? (<usd> | grant | money | funds))`,
      `(${prize} | funds | buy | everybody | everyone | costs | seller | it all)`,
    ],
    unless: reallyFree,
    despite: ["denied", "asked", "others"],
  },
  {
    says: [
      `(gives? | giving | gave | hands? | handing | regal(a|an|amos) | da | dan | damos | gift* | covers? | cubr* | waiting | get | gets | receive* | recib* | earn*) (out | away | le | you | for | your | all)? ~ (${everyone} | every (renter | buyer | veteran | first) | (all | any) (renters? | veterans? | buyers? | first time buyers | families) | enganche | todo | anyone)`,
      `(<usd> | <n> | money | grand | free | house | closing | grant* | down payment | enganche | dinero | casa | mil | ayuda)`,
    ],
    unless: `${reallyFree} | answer`,
    despite: ["others", "reported"],
  },
  {
    says: [
      `(${everyone} | (all | every | any) (renters? | veterans? | buyers? | applicants? | families) | veterans | renters | teachers | todo el que) ~ (get | gets | receive* | recibe | qualify | qualif* | entitled)`,
      `(<usd> | <n> | money | closing | assistance | grant* | down payment | free | house | por lo menos | dinero | ayuda | mil | signs up gets it)`,
    ],
    unless: `${reallyFree} | answer | not (every* | all) | no score | as history`,
    despite: ["others"],
  },
  {
    says: [
      `(we | i | lender | seller | state | county | city | program | government | gobierno | estado | employer) (will | always | has to | have to | can)? ~ (cover* | pay* | pick* up | absorb* | regal(a|an) | paga | cubre) ~ (all | whole | entire | full | every | the | todo | your) ~ (closing | costs | down payment | it | bill | fees | enganche | cierre)`,
      "(all | whole | entire | no catch | nothing | nobody | regala | gift | free | cost | todo)",
    ],
    unless: `${reallyFree} | half | part of | lets a`,
    despite: ["others"],
  },
  {
    says: [
      "(second loan | forgivable | loan | assistance | down payment | grant) ~ (just goes away | goes away | disappears | never has to be | same as free | is free | a gift | automatic | is guaranteed)",
    ],
    unless: `${reallyFree} | after | while you stay`,
    despite: ["others"],
  },
  {
    says: [
      "(gobierno | estado | condado | ciudad | programa) ~ regal(a|an) | sale gratis | le regal(a|an|amos) | regalad(o|a)",
    ],
    despite: ["others"],
  },
  {
    says: [
      "(have to | they must | must | owed) give it to you | free (grants | money) , guaranteed | everything is included",
    ],
    despite: ["others", "denied"],
  },
  {
    says: [
      "(how would you like | want | quiere) ~ (free | for free | <usd> | <n> thousand | gratis | yours to keep)",
      `${prize}`,
    ],
    despite: ["asked"],
    unless: reallyFree,
  },
  {
    says: [
      "(refund you | get it all back | your money back | give you your money | i will refund | devolvemos | regresamos)",
    ],
    unless: reallyFree,
    despite: ["conditional"],
  },
  {
    says: ["(free | gratis) (,)? (forever | always | for life | siempre | para (siempre | todos))"],
    unless: reallyFree,
  },
  {
    says: [
      "(get | give* | receive | we | you) ~ refund* | full refund | refund (,)? (no questions | simple | guaranteed | period)",
      "(if | not satisfied | you | we | no questions | simple | full | guarantee*)",
    ],
    unless: `${reallyFree} | card | hotel | tax | non refundable | no refund*`,
    despite: ["conditional"],
  },
  {
    says: [
      `(not | never) (have to)? (pay* | spend* | owe*) (for | a | one | any)? ~ (any of it | anything | it | dime | cent | penny | closing | house | dollar | down payment | thing)`,
      "(you | we | us)",
      "(will | never | ever | house | at all | not going to)",
    ],
    unless: `${reallyFree} | late fee | twice | first | us to dispute | before | more than | you asked | needn't`,
    despite: ["denied", "conditional"],
  },
  {
    says: [
      `(there is | there are | got | have | hay) ~ (free | government | grant | cash | dinero | gratis) ~ (money | cash | funds | dinero | gratis | grant*)? ~ (for | para) (${everyone} | all | every | renters | veterans | inquilinos | you | any | la)`,
    ],
    unless: `${reallyFree} | veterans affairs`,
    despite: ["others"],
  },
  {
    says: [
      "(it is | they are | that is | money is) (a | all)? (gift | yours | free money)",
      "(nobody | no one | never | back | not a loan)",
    ],
    unless: `${reallyFree} | letter | expects`,
    despite: ["denied", "others"],
  },
  {
    says: ["(no one | nobody | nadie) ~ (asks? | wants? | pide | collects?) ~ (it | money | them | lo)? ~ back"],
    despite: ["denied"],
    unless: reallyFree,
  },
  {
    says: [
      "(no way | can not | impossible | never) (to)? lose (with | on | a | anything | here)",
      "(plan | program | us | you | deal | this | money)",
    ],
    unless: `${reallyFree} | the house | your`,
    despite: ["denied"],
  },
  {
    says: [
      "(free and clear | free of charge | for nothing | no questions asked | zero (dollars)? out of (your)? pocket)",
      `(${prize} | you | your | they | we)`,
    ],
    unless: `${reallyFree} | title | paid off`,
    despite: ["others", "conditional"],
  },
  {
    says: [`(will | going to) give you ~ (whole | entire | all | full | <usd> | free)`, prize],
    unless: `${reallyFree} | report | loan estimate`,
    despite: ["others"],
  },
  {
    says: [
      "(did not | will not | does not | not) cost you ~ (anything | a | one | nothing | cent | dime)",
      "(guarantee | our | house | home | us | it)",
    ],
    unless: reallyFree,
    despite: ["denied", "conditional", "past"],
  },
  {
    says: [
      "(handing out | hands out | giving away | give away | gives away) ~ (<usd> | <n> | money | cash | grand | grants?)",
    ],
    despite: ["others", "reported"],
  },
  {
    says: [
      "(never | not) ~ (return | repay | pay back | give back)",
      "(<usd> | <n> | grant | money | cash | assistance | thousand)",
    ],
    unless: `${reallyFree} | calls? | late`,
    despite: ["denied"],
  },
  {
    says: ["sin (pagar | poner | gastar) ~ (centavo | peso | nada | dolar)", "(casa | todo | le | enganche | usted)"],
    unless: reallyFree,
  },
];
