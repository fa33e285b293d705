import type { Frame } from "./frame.ts";

const now = `(
  now | today | tonight | immediately | right (now | away) | this (minute | second | instant | afternoon | week | morning | very) | before (midnight | noon | you (go | hang | leave) | bed | the weekend | monday | friday) | by (midnight | noon | tonight | five | <n> | <day>) | in (ten | <n> | an) (minutes? | hours?) | asap | fast | quick | quickly | at once | without delay |
  hoy | hoy mismo | ya | ahora | ahora mismo | ahorita | esta (semana | noche | tarde) | manana | antes de)`;
const act = `(sign | signing | act | decide* | commit | enroll | join | move | jump | call (me | us)? (back)? | call back | hear from | put your name | get (in | started | going | your) | grab | claim | say yes | tell me | answer | choose | in or out | yes or no | reply | respond |
  firm(e|a|ar|es) | decid(a|e|ir) | apur* | empez* | empiec* | llam(e|a|ar) | inscrib* | contest* | responda | actu(e|a))`;
const loss = `(
  lose | loses | losing | lost | miss | misses | too late | sorry | regret* | rent forever | renting forever | priced out | sued | get* worse | run dry | never again | left (behind | out) | out of luck | closed | gone | close your | closing your | give (your | it) ~ (to)? (someone | somebody | another) | someone else | no one can help | collections | legal | forever | nothing left | withdraw* | cancel(s|ed)? your | cost* you | double* | off the table |
  pierd(e|a|en) | perder | se (queda | quedara) | sin (casa | nada | ayuda | lugar) | demandar | tarde | cierr(o|amos|an) | dar(emos)? su lugar)`;
const deal =
  "(offers? | deals? | price | prices | spots? | slots? | places? | seats? | openings? | programs? | discount | chance | opportunity | special | promotion | houses? | homes? | grants? | funds? | rates? | file | group | oferta | precio | lugar | oportunidad | programa | cupo | ayuda | fondos)";
const expires =
  "(last day | ultimo dia | ends? | ending | dies? | expires? | closes? | gone | disappears? | vanish* | (go | goes) (away | up) | going fast | (run | runs | running) (out | dry) | (not | never | will) last | will not be | taken | filled | (se)? (acab* | termin* | agot* | venc* | va | cierr*))";
const soonTime =
  "(now | today | tonight | tomorrow | noon | midnight | soon | minutes? | hours? | weekend | monday | tuesday | wednesday | thursday | friday | saturday | sunday | this week | next week | hoy | manana | horas | ya)";
const elsewhere = `
  lease | court | summons | validation | lock (expires | ends | runs) | rate lock | closing date | contingency | fraud | clerk | inspection | walk away | legal aid | landlord needs | (the | a) county says | take (your time | a week) | sleep on it | cancel within | can cancel | business days | notice gives | wire | answer is due | deadline for | no deadline | no rush | no hurry | not hurry | (so | if) that i can read | otherwise it simply |
  book a call | for notice | does not suit | suits you | whenever | push | rush you | next one | if (someone | anyone) | gift | receipt | opens | office closes | closed sunday* | el condado dice | la cita | corte | puede esperar | tomese | card | payment | interest | the dispute | bureau* | lender can tell | grant takes | takes applications | each day | pregunt* | alguien`;

/** Hurry, fear or shame instead of a reason. */
export const pressure: readonly Frame[] = [
  {
    says: [
      `(today only | only today | solo (por)? hoy | por hoy | solo hoy | now or never | ahora o nunca | tick tock | last (chance | call | opportunity) | final (notice | chance | call | offer | hours) | ultim(a|o) (oportunidad | llamada) | act (now | fast) | limited time | hurry | apures* | apurate | clock is ticking | time is (running | almost) (out | up) | one time offer | ends (tonight | today | tomorrow | soon | at midnight) | expires (today | tonight | tomorrow | at midnight | soon) | now is the (only)? time)`,
    ],
    unless: `${elsewhere} | close the`,
  },
  {
    says: [
      `(last | final | only | just | down to | ultim*) ~ (spots? | places? | slots? | openings? | seats? | opening | lugar* | cupo*) | (spots? | places? | slots? | openings? | seats?) ~ (left | remain* | going fast | filling | fill up) | running (out | low | dry) | run dry | going fast | go fast | (se (acaba* | termina* | agota*) | queda(n)? (poc* | solo | <n> | un*)) | first come | (will not | not going to) (last | be (around | here | there | available)) ~ | while (it | they | supplies) lasts? | (before | until) (it is | they are | the ~ is) (all)? (gone | too late | over) | antes de que (se | sea)`,
    ],
    unless: `${elsewhere} | call them | ask if | form left | to fill | card | may run`,
    despite: ["denied", "conditional"],
  },
  {
    says: [
      `(price | prices | fee | rates? | cost | precio | tasas?) ~ (go | goes | going | jump* | explode* | double* | climb* | change* | sube* | subir) (up)? ~ ${now}`,
      `(sign | so | do not wait | now | today | hurry | get | tonight | at midnight | before | firme)`,
    ],
    unless: `${elsewhere} | may | ask`,
    despite: [],
  },
  {
    says: [
      `${act} (it | up | in | this | here | with us | that)? ~ ${now}`,
      `(${loss} | or (you | your | else | it | we | they | i | forget) | before (it | the | someone | somebody | bank) | so (do | we) | no more | have to | else | just | not | need to | must | better | forget | tiene que | o | spot)`,
    ],
    unless: `${elsewhere} | (not | no) have to`,
    despite: ["conditional", "denied", "others"],
  },
  {
    says: [
      `(sign | firme | firma | decide | decida | act | commit | call me | enroll | say yes | jump on (it | this)) (it | this | here)? ${now}`,
    ],
    unless: `${elsewhere} | (not | no) have to | nobody`,
  },
  {
    says: [`(must | have to | need to | got to | tiene que | hay que | better) ~ (${act}) ~ ${now}`],
    unless: `${elsewhere} | not have | question | documents`,
    despite: [],
  },
  {
    says: [
      `(if you (do not | are not | will not | wait | delay | sit | hesitate) | unless you | if i do not (hear | get) | if we do not (hear | get) | miss this | si no | without us | or (you | your | i | we | it | else))`,
      loss,
      `(${act} | ${now} | wait | i | we | us | you will | your | ayuda | casa | hear | this)`,
    ],
    unless: `${elsewhere} | report | collector | the lender | earnest | deposit | job | pay | insurance`,
    despite: ["conditional", "denied"],
  },
  {
    says: [
      `(if you | si) ~ (cancel* | quit | leave us | back out | stop | walk | se va | wait* | say no)`,
      "(we will | i will | will have to | your (credit | file) | have no choice | collections | report you | call your | worse | legal | landlord | lo)",
    ],
    unless: "nothing | no fee | refund | owe | contingency | happens | lender | payment* | paying",
    despite: ["conditional", "denied"],
  },
  {
    says: [
      "(no time | not time | no hay tiempo) (to | for | ,)? ~ (read | husband | wife | esposo | esposa | first | sign | think | pensar | waste | talk | lose | perder)? | (do not | no) (lo)? (talk | tell | ask | discuss | hable | consulte) ~ (husband | wife | spouse | family | esposo | esposa | familia | friends | no hay)",
    ],
    despite: ["denied"],
    unless: "because of time | if you want | lender",
  },
  {
    says: [
      `(do not | no | stop) (lo | le)? (think* | wait* | hesitate | sleep | espere | piense | dude | let this | let it | put it off | miss (out | this | it | your)) (on it | about it | any longer | for | one)? ~`,
      "(just | do it | now | sign | so | rates | firme | ya | mas | tanto | longer | get away | slip | another | it | out | this)",
    ],
    unless: `${elsewhere} | if | for rates | no one | until | to ask | hold music | too`,
    despite: ["denied"],
  },
  {
    says: [
      "(in or out | yes or no | i need (it | an answer | your answer | to know | a yes) ~ (in | now | today | tonight | by))",
    ],
    unless: elsewhere,
    despite: ["asked"],
  },
  { says: [`(quick | hurry | rapido | pronto) , ~ before`], despite: ["conditional", "others"] },
  {
    says: [
      `(hold* | save | saving | reserve* | keep* | guardo | aparto) (this | your | a | one | the | it | su) ~ (for the next | until | til | for (an | one | <n>) (hour | day) | hasta) | (only | just) hold`,
    ],
    unless: `${elsewhere} | records | receipts | money`,
  },
  { says: ["(extended | held) it for you"] },
  {
    says: ["longer you (wait | sit | put | think)", "(cost* | more | worse | lose | pay | fewer)"],
    unless: "score | save",
  },
  {
    says: [
      `(another | one more) day ~ (of)? | every day you wait | (once | after) (this | the) ~ (is over | 's over | ends | closes) | after (today | tonight | midnight)`,
      "(no one | gone | never | nothing | lose | can not | too late | double* | help you)",
    ],
    unless: elsewhere,
    despite: ["denied", "others", "conditional"],
  },
  {
    says: [
      "(other (families | people | clients | buyers) | (everyone | everybody) (else | on your | in your) | (your | the) neighbors? | more (families | people | clients | buyers)) ~ (waiting | in line | on the line | signed (up)? | already | buying | ahead of you | interested | beat you)",
      `(so | now | fast | signed up | file | spot | place | move | stuck | you | your)`,
    ],
    unless: `${elsewhere} | some sellers | sell* | class`,
    despite: ["conditional"],
  },
  {
    says: [
      "(think of | think about | what will you tell | tell) (your | the) (kids | children | family)",
      "(wait* | want | now | tonight | tell | lost | rent*)",
    ],
    despite: ["asked", "conditional"],
    unless: elsewhere,
  },
  {
    says: [
      "(end up | be) (like | one of | with) (the | those) ~ (waited | missed | others | regret*) | (will | going to) regret | what are you waiting for | your only (chance | shot | hope) | forget about it | be left behind | never get (this | another | a) (chance | offer | deal)",
    ],
    unless: elsewhere,
    despite: ["asked", "denied", "conditional"],
  },
  {
    says: [
      "(will be | get) sued | (lo | la | los) van a demandar | (will | going to) lose (your | the) (house | home | grant | spot | place) | rent forever",
      "(if you | unless | si no | let us | with us | miss | now | today | handle | start)",
    ],
    unless: elsewhere,
    despite: ["conditional", "denied"],
  },
  {
    says: [
      "(immediately | urgent* | urgente | right away)",
      "(or (your | the | we) | goes to | call back | call me | respond | reply | respuesta | llame)",
    ],
    unless: elsewhere,
  },
  {
    says: [
      "(tiene | tienes | you have | you got) (only | just | solo)? <n> (horas | hours | minutes | minutos)",
      "(or | o | to decide | before | para | left)",
    ],
    unless: elsewhere,
  },
  {
    says: ["(skip | sign away | forget) the three days? | sign that you do not need", "(sign | move | now | need)"],
    despite: ["denied"],
    unless: elsewhere,
  },
  { says: [deal, expires, soonTime], unless: `${elsewhere} | county | lender 's | quote is`, despite: ["conditional"] },
  {
    says: [
      `(will not | not going to | does not | do not | can not) (be (around | here | there | available | open) | last | wait | stay open | hold) ~ (tomorrow | long | forever | for you | next | past | after | <day> | until | this)?`,
      `(${deal} | you | around | forever)`,
    ],
    unless: `${elsewhere} | score | we do not`,
    despite: ["denied"],
  },
  {
    says: [
      "(i | we) (really)? need (an | a | your | to have your | to know | you to)? ~ (answer | yes | decision | signature | word | sign | decide | commit | know) ~",
      `(before | by | ${now} | right | in <n> | on the spot)`,
    ],
    unless: `${elsewhere} | form | so (that)? (i | we) can`,
  },
  {
    says: [
      `(you have | you got | you have got | tiene | tienes | only have) (only | just | solo)? (until | til | till | <n> | hasta | an | one) ~ (noon | midnight | tonight | tomorrow | today | minutes? | hours? | horas | five | six)`,
    ],
    unless: `${elsewhere} | days | years | months | week | by law`,
  },
  {
    says: [
      "(someone | somebody | another (family | buyer | client | renter) | (the)? next (person | one | family | caller) | other (people | families | buyers) | others | otra (persona | familia) | alguien mas) ~ (take | takes | taking | get | gets | grab* | wait* | want* | in line | buy* | snatch* | ready to | asking | lleva | quiere | espera*)",
      `((your | this | that | the | tu | su) (spot | slot | place | seat | house | home | file | one | deal | offer | lugar | casa) | in line)`,
    ],
    unless: `${elsewhere} | bank | own`,
    despite: ["conditional", "others", "hedged"],
  },
  {
    says: [
      `(every | each | cada | one more | another) (single)? (hour | day | minute | week | month | dia | hora | mes) (that)? (you | we | of | que) ~`,
      "(cost* | lose | losing | worse | closer | throw* | gone | less | further | pierde | wait*)",
    ],
    unless: `${elsewhere} | you pay late`,
    despite: ["conditional"],
  },
  {
    says: [
      `sign* (it | this | here | the ~)? (first | now | today | tonight | on the spot | before you (leave | hang | read | talk | sleep) | right here | ya | ahora) | sign (first | now) , read | read ~ later`,
      "(sign* | firm*)",
    ],
    unless: `${elsewhere} | nobody | no one`,
    despite: [],
  },
  {
    says: [
      "(wait | waiting | waited | sleep on it | hesitat* | think (about it | it over | too long) | delay* | put it off | sit* on | drag* | postpon* | stall* | esper* | pens* | dud*)",
      `(${loss} | off | worse | never | nothing)`,
      "(you | usted | if | si | lo)",
    ],
    unless: `${elsewhere} | underwriting | apr | do not lose | you need not | no one knows | can wait | may wait`,
    despite: ["conditional", "denied", "hedged"],
  },
  {
    says: ["(be | is | gets? | before) ~ too late | (sera | ser | es) (muy | ya | demasiado)? tarde"],
    unless: elsewhere,
    despite: ["conditional"],
  },
  {
    says: [
      `(get moving | move (fast | quick | now | quickly) | jump on (it | this) | grab (it | this | your | one) | snap ~ up | lock (it | this) in ~ ${now} | rush | stop stalling | no more (waiting | thinking | excuses) | just say yes | dese prisa | no (deje | dejes) pasar | aproveche (ahora | ya | hoy) | corra)`,
    ],
    unless: `${elsewhere} | rush hour`,
    despite: ["denied"],
  },
  {
    says: [
      "(you will | you are going to | you would | se va a | va a) ~ (regret* | be sorry | be stuck | stuck | rent* forever | never own | be sued | get sued | be evicted | kick yourself | lose (this | it | everything | your | the) | arrepent* | perder | left behind | miss out | hate yourself)",
    ],
    unless: elsewhere,
    despite: ["conditional"],
  },
  {
    says: [
      "(we | i) (will | have to | will have to | must | might have to | am going to | are going to | can) ~ (report | send | call | close | drop | cancel | tell | give | release | pull | move on) ~ (you | your | it | this) ~",
      "(unless | or | otherwise | today | tonight | back out | quit | cancel | do not hear | do not (sign | answer | call) | someone else | next (person | one))",
    ],
    unless: `${elsewhere} | talk | on or about`,
    despite: ["conditional", "hedged"],
  },
  {
    says: [
      "deal is off | offer is off | off the table | no longer (available | good) | doors? (close | closes | closing) | window (is closing | closes) | my hands are tied | this (price | offer | deal) is (only)? (for | good)",
      `(${now} | if | tonight | today | tomorrow | after | this call | when you)`,
    ],
    unless: `${elsewhere} | county`,
    despite: ["conditional", "denied"],
  },
  {
    says: [
      "(only | just | solo) ~ (take | accept | have | got | help | room for | tomamos | aceptamos) ~ (<n>) (more | mas | people | clients | families)",
    ],
    unless: elsewhere,
  },
];
