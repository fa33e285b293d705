import { everyone, type Frame, soon, sure, will } from "./frame.ts";

const rate = "(rates? | interest | apr | tasas? | interes)";
const payment =
  "(payments? | monthly | mortgages? (payment)? | insurance | pmi | housing costs? | closing costs? | closing | points | a month | pagos? | mensualidad | cuota | hipoteca)";
const price = `(${rate} | ${payment} | loans? | financing | deal | prestamo*)`;
const percent =
  "(<pct> | [2-7][.]\\d+ | (two | three | four | five | six | seven | <n>) (point | and (a | an | three | one)) (half | quarter | eighth | eighths | <n>) | (half | a) (a)? point | in the (low | mid | high)? (threes | fours | fives | sixes) | (cinco | seis | cuatro) y medio | under (six | seven | five))";
const elsewhere = `
  checking | can look | example | sample | calculator | survey | average | ask | asks | compare | promedio | segun | if you are | loan estimate | could | can cost | goal | budget | published | according | apprais* | cards? | credit card | rent is | rent of | rent goes | your renta | su renta | sube en | a rate lock | cushion | schedule | no one knows | nobody knows | nadie sabe | shop* | quotes? |
  depends | down payment | save for | saving for | per cent of your income | student | due date | whoever | 2 1 | buydown | often | trade | wrote | said | may | class | tuition | savings account | limits? | conforming | seller | debt to income | origination`;

/** A rate, payment or saving that only a lender can name, or that no one can know. */
export const ratePromise: readonly Frame[] = [
  {
    says: [
      `(you | usted | everyone | buyers | clients | we | i | it | rate | payment | lender | they | that | tasa | pago | le | <score>) ~ (will | are going to | going to | gonna | is going to | can | get* | pay* | would | have | lock* | give* | be | promise* | charge* | al | consigo | consigue | doy | damos | queda | congelo | offer* | secure | see) ~ (${percent} | <usd> ~ (payment | a month | per month | payments) | payments? ~ <usd>)`,
      `(${sure} | ${will} | get | gets | from us | with us | yours | le | queda | settled)`,
    ],
    unless: `${elsewhere} | down and | % down | down , | no fees | score of | credit line | debt | bill | pay off | paid | toward | fee | example`,
    despite: ["conditional", "others"],
  },
  {
    says: [
      `(${rate} | ${payment} | loan | it | they) ~ (will | going to | should | va a | van a | queda | is coming | are coming | are dropping | is dropping) (be | stay* | remain* | keep | not)? ~ (drop* | fall* | falling | (go | come | going | coming | goes) down | dropping | lower* | locked | the same | fixed | flat | baj(ar|an|a|aran) | quedar | quedan | under | below | cheaper | less | down)`,
      `(${price} | tasas)`,
      `(${soon} | ${sure} | ${will} | so | wait | and | yours | ours | never | next)`,
    ],
    unless: `${elsewhere} | is not | inspection | score | balance | use | utilization`,
    despite: ["conditional", "others"],
  },
  {
    says: [
      `(${rate} | ${payment} | they | it) ~ (will not | can not | never | no va a | no van a | nunca (va a)? | not going to | not gonna) (ever)? ~ (go up | rise* | raise* | change* | move* | increase* | climb | subir | cambi* | sub* | budge)`,
      price,
    ],
    unless: `${elsewhere} | note | that never rises | principal | predict | no one knows | score | inquir*`,
    despite: ["denied", "others"],
  },
  {
    says: [
      `(no one | nobody | no (lender | bank | one) | never | not | nowhere | nadie | ningun banco | none) ~ (beat* | match* | lower | better | cheaper | (pays? | pay) less | mejor* | mas baj* | mas barat* | undercut*)`,
      `(${price} | buyers | tasa)`,
    ],
    unless: `${elsewhere} | score | balance | lower your`,
    despite: ["denied", "others"],
  },
  {
    says: [
      `(lowest | cheapest | best | unbeatable | rock bottom | mas baj(o|a|os|as) | mas barat(o|a|os|as) | mejor(es)?) ~ ${price}`,
      "(we | our | ours | you | us | get | it | is | with | lender* | here | there is | anywhere | out there | garantiz* | tenemos | nosotros | nuestr* | le | les | damos | con | in (town | texas | the) | automatic* | del mercado)",
    ],
    unless: `${elsewhere} | always | find (the | out) | not | seen | which | scores?`,
    despite: ["conditional", "others"],
  },
  {
    says: ["(la nuestra | nuestra tasa | el nuestro) (es | son) ~ (mas baj* | mas barat* | mejor)"],
    despite: ["denied"],
  },
  {
    says: [
      `(beat* | match* | undercut* | supera* | mejora*) ~ (any | every | bank | banks | all | cualquier | todos)`,
      `(${price} | lender* | offer | our | we | bank | town)`,
    ],
    unless: elsewhere,
    despite: ["others"],
  },
  {
    says: [
      `(we | i | let me | us) (can | will | have | am going to)? ~ (lock | freeze | secure | hold | get | been promised | promise* | arrange | negotiate* | see to it | got) ~ (${percent} | ${rate} | lower payment | points)`,
    ],
    unless: `${elsewhere} | when you lock | lender can | letter`,
  },
  {
    says: [
      `(le | les) (congelo | congelamos | consigo | consigue | conseguimos | doy | damos | bajo | bajamos | ofrecemos | aseguro) ~ (tasa | ${percent} | cinco | seis | pago | interes)`,
    ],
    unless: elsewhere,
  },
  {
    says: [
      sure,
      `(${price} | refinanc* | refi | savings? | pagar | ahorr*)`,
      `(${rate} | ${payment} | loan | refinanc* | save | less | menos | lower | lowest | <usd> | ahorr* | renta | tasa)`,
    ],
    unless: `${elsewhere} | score | usda | agriculture | guaranteed (loan | rural) | direct | approv* | payment history | late | debt | gas`,
    despite: ["others"],
  },
  {
    says: [
      `(will | would | going to | are) ~ sav(e|ing) ~ (<usd> | <n> | bundle | thousands | hundreds | a fortune | money | a lot | every month) | savings will be ~ <usd> | (va a | vas a | van a) (ahorrar | pagar menos)`,
    ],
    unless: `${elsewhere} | toward | for the | plan`,
  },
  {
    says: [
      `your ~ (payment | rate | pago | tasa) ~ (drops? | falls? | baja* | goes down | comes down | shrinks) (by | to | a)`,
    ],
    unless: `${elsewhere} | score | balance`,
    despite: ["conditional"],
  },
  {
    says: [
      `(refi* | refinanc*) ~ (for (nothing | free) | free | at no cost | no cost | guaranteed | whenever | anytime | gratis | sin costo | lower | later | into | to something)`,
      `(${sure} | ${will} | when | once | free | you | and | gratis)`,
    ],
    unless: `${elsewhere} | not`,
    despite: ["conditional"],
  },
  {
    says: [
      "(no closing costs | closing free | free closing | zero closing | closing is free)",
      "(and | you | we | here | our | rate)",
    ],
    unless: `${elsewhere} | higher rate | repairs`,
    despite: ["denied"],
  },
  {
    says: [
      `(pay | pays | cost | costs | cheaper | lower | less | be | pagar | menos | barat*) ~ (than | que) (your | the | what | you | our | de | su | la)? ~ (rent | renting | buyers | renta)`,
      `(will | ${sure} | always | no one | va | is)`,
    ],
    unless: `${elsewhere} | can | not`,
    despite: ["denied", "others"],
  },
  {
    says: [
      "(zero percent | 0% | interest free | zero interest | no interest | not charge ~ interest)",
      "(always | everybody | everyone | we | our | you get | first year | see to it | todos)",
    ],
    unless: "card* | ask | student",
    despite: ["denied", "others"],
  },
  {
    says: [
      `${percent} (is | are) (yours | settled | locked) | (${percent} | <usd>) ~ not a penny more | at (a)? lower (interest)? (rate | payment)`,
      `(${rate} | ${payment} | is | will | sign | yours)`,
    ],
    despite: ["denied"],
    unless: elsewhere,
  },
  {
    says: [
      `(wanna | want to | want a | how is a | how does a | how would) ~ (pay)? ~ (<usd> | ${percent})`,
      `(${payment} | month | own | rate)`,
    ],
    despite: ["asked"],
    unless: "comfortable",
  },
  {
    says: [
      `(rate | payment | lock | insurance | it) (is | 's)? ~ (fixed | locked)`,
      "(forever | can not change | taxes and all | no expiry | for good | always | does not matter)",
    ],
    despite: ["denied"],
  },
  {
    says: [`${everyone} ~ (gets? | pays?) ~ (${percent} | ${rate} | half a point)`],
    unless: elsewhere,
    despite: ["others"],
  },
  {
    says: [`lender* ~ (gives? | takes?) ~ (${everyone} | our (people | clients | buyers)) ~ ${percent}`],
    unless: elsewhere,
    despite: ["others"],
  },
  {
    says: [
      `(always | automatically) ~ (get | gives?) ~ (the)? (lower | best | better) (one | rate | payment)? | (goodbye to | end of) (rising | high) | (taxes and all | stay at <n> | never raise it)`,
      price,
    ],
    unless: elsewhere,
    despite: ["conditional", "others", "denied"],
  },
  {
    says: [
      `(shave | cut* | knock* | drop* | lower* | slash* | trim* | bring | reduce* | bajo | bajamos | reduc*) ~ (off | from | down | your | to | by | el | la | su)? ~ ${price}`,
      "(we | i | will | us | our | le | you will)",
    ],
    unless: `${elsewhere} | score | often | can lower | helps? | points`,
    despite: [],
  },
  {
    says: [
      `(pay* | charged) ~ less (than | interest)`,
      "(our | we | borrowers | clients | everybody | anyone | you will)",
    ],
    unless: `${elsewhere} | owe`,
    despite: ["others"],
  },
  {
    says: [
      `(rates? | tasas?) ~ (will | are going to | going to | are about to | have to | van a) ~ (tumble | crash | fall* | drop* | plunge | sink | slide | come | go | rise | climb | jump | bajar | subir | caer | stay | be)`,
    ],
    unless: `${elsewhere} | if | no one | where`,
    despite: ["conditional"],
  },
  {
    says: [
      `(lender* | bank | they | banco | we | he | she) (will | is going to | va a)? ~ (hold* | give* | gives | keep* | honor | do | dan | da | charge | offer) (you)? ~ (${percent} | (four | five | six | seven | <n>) (flat | even | percent) | rate)`,
      `(${sure} | no matter | for you | you | le)`,
    ],
    unless: `${elsewhere} | depends`,
    despite: ["others"],
  },
  {
    says: [
      `(you will | you are going to | we will) ~ sav(e | ing) | save you ~ (<usd> | <n> | thousands | hundreds | a fortune | money)`,
      "(refi* | refinanc* | mortgage | rate | payment | a month | thousands | house | loan | interest | every)",
    ],
    unless: `${elsewhere} | toward | checking | fee free | 15 ?year | automatic`,
    despite: ["conditional"],
  },
  {
    says: [
      `(le dan | le damos | le sale | le queda | le cobran | va a pagar | se queda) ~ (${percent} | <usd> | <n> (de interes | al mes | por ciento))`,
    ],
    unless: `${elsewhere} | ejemplo`,
    despite: ["others"],
  },
  {
    says: [
      "payments? ~ (will | going to) be ~ (under | below | around | about | at most | only | no more than)? ~ (a thousand | <usd> | <n> hundred | less | lower | cheap*)",
    ],
    unless: `${elsewhere} | card | if`,
  },
  {
    says: [
      `${price} ~ (mas baj(o|a|os|as) | mas barat(o|a|os|as))`,
      "(tenemos | nosotros | nuestr* | le | garantiz* | del mercado | damos)",
    ],
    unless: elsewhere,
  },
  {
    says: ["(lowest | cheapest | best) (there is | anywhere | around | out there)", price],
    unless: `${elsewhere} | not`,
    despite: ["others"],
  },
  {
    says: [
      `(locked | fixed | locked in | frozen) ~ ${percent}`,
      "(forever | always | no worries | for (life | good) | you are | no matter)",
    ],
    unless: elsewhere,
  },
];
