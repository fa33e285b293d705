import { everyone, type Frame, soon, sure, will } from "./frame.ts";

const score = "(scores? | fico | credit | number | numbers | rating | credito | puntaje* | puntuacion)";
const points = "<n> (more | extra | full | whole | big)? (points? | puntos)";
const rise = `(
  ris(e|es|ing) | rose | (go | goes | going | move | moves | come | comes | get | gets | shoot | shoots | way | right | straight | back) up | up by | increas* | jump* | climb* | improv* | reach* | pass | passes | hit | hits | hitting | boost* | rais(e|es|ed|ing) | lift* | gain* | add | adds | bump* |
  skyrocket* | soar* | land* | explod* | grow | grows | cross* | break* | top | tops | (end | ends) up | double* | (be | get | gets | become | becomes) ~ (perfect | excellent | great | good | better | higher | fixed | ready | high | strong | prime | raised | over | above | past | at | in the | where) |
  sub(e|en|ir|ira|iran|imos|iremos|ido) | subir* | aument* | mejor(a|an|ar|ara|aran|amos) | alcanz* | lleg(a|ar|ara|amos|aremos) | crec* | pas(a|an|ar|ara) de | (estar | quedar) (arriba | en | por))`;
const elsewhere = `
  example | sample | discount | lender 's table | quote | closing | loan estimate | rate | rates | fee | lower than one | table | mortgage points | calculator | simulator | simulador | suppose* | ejemplo`;
const asked = `${elsewhere} | only if | or more | asks? for | requires? | need | needs | needed | minimum of | minimum score | at least a | goal | enough | accept* | limit was | last (month | year) | was checking | piden | pide | pueden pedir | minimo | a month | per month | rent | dollars | dolares | not matter | to qualify | if it is`;

/** That a score will rise, or reach a figure. */
export const scorePromise: readonly Frame[] = [
  {
    says: [`${score} ~ (${will} | would | should | must) ~ ${rise} | (${will} | would | should) ~ ${rise} ~ ${score}`],
    unless: `${asked} | habits | monitor* | can be fixed | mistakes`,
  },
  {
    says: [
      `${score} ~ ${rise}`,
      `(${everyone} | ${sure} | always | every month | our | with us | we | points? | and your | then your | the (minute | moment | day | second) | ${soon} | con nosotros)`,
    ],
    unless: `${asked} | agency | sometimes | up and down`,
    despite: ["conditional"],
  },
  {
    says: [
      `(we | i | us | letters? | team | program | plan) (will | can | could)? ~ (rais* | boost* | lift* | bump* | increas* | improv* | fix* | push* | double* | rebuild* | bring* | jack* | grow*) ~ (it | ${score} | <score> | ${points} | digits)`,
    ],
    unless: `${asked} | habits | how | help you see`,
  },
  {
    says: [
      "<score>",
      `(you | we | i | our | us | your | score | fico | credit | that | there is | hello) (${will} | would | should | are | get* | can | could | easily)? ~ (be | have | hit | make | reach | get | gets | see | sitting | looking at | at | over | above | past | walk | land | put | puts | take | bring | move | push | carry | raise* | show* | your | a | in) ~ <score>`,
      `(will | going to | can | ${sure} | ${soon} | puts? you | takes? you | gets? you | (take | get | bring | move | push | put | carry | have) you | should be | expect | looking at | you are a | easily | there is your | next stop | hello | never wrong | always)`,
    ],
    unless: asked,
    despite: ["conditional"],
  },
  {
    says: [
      "<score>",
      `(${soon} | ${sure} | bound to | within reach for sure | expect | you will | we will | always)`,
      `(you | we | us | i | your | that | easily | score | plan)`,
    ],
    unless: `${asked} | is fine | realistic | was | were | are you`,
    despite: ["denied"],
  },
  {
    says: [
      points,
      `(expect | will | get | gets | getting | gain* | add* | boost* | rais* | jump* | increas* | more | back | plus | worth | minimum | at least | easy | easily | ${sure} | climb* | up by | higher | ${soon} | another | least | everyone | subimos | sub* | mas | every month | means | brings?)`,
    ],
    unless: `${elsewhere} | drop* | cost* | loses? | lost | went | few | one point | up to | point in | per cent`,
    despite: ["others"],
  },
  {
    says: ["<n> point (jump | boost | increase | gain | rise | lift | bump | improvement)"],
    unless: elsewhere,
    despite: ["others"],
  },
  {
    says: [
      `(${sure})`,
      `(${score} | <score> | ${points})`,
      `(${rise} | <score> | higher | better | more | ${points} | mas | good | excellent | up)`,
    ],
    unless: `${elsewhere} | shop | ask`,
    despite: ["conditional"],
  },
  {
    says: [
      `no way ~ (${score} | it | you) ~ not | (zero | no) chance ~ (${score} | you | it) ~ (not | stay* | below | under)`,
      `(${score} | <score> | ${rise} | up)`,
    ],
    despite: ["denied"],
  },
  {
    says: [
      `(higher | better | excellent | good | great | perfect | prime) ~ (score | credit | range)`,
      `(${soon} | ${sure} | will have | going to have | is what you get)`,
    ],
    unless: `${asked} | often | lower rate | case | helps`,
    despite: ["conditional"],
  },
  {
    says: [`${score} ~ (will | going to | would) be ~ (enough | ready | whatever | where | high | good | as high)`],
    unless: "lender decides",
  },
  {
    says: [
      `(number | score | it) , ~ (will | going to) ~ ${rise} | (number | score) ~ (will | going to) (go up | rise | climb)`,
    ],
    unless: elsewhere,
  },
  {
    says: [
      `${everyone} ~ (hit* | reach* | pass* | get* | gain* | pasan | llegan | suben) ~ (target | <score> | ${points} | number | goal | ${score})`,
    ],
    unless: asked,
  },
  {
    says: [
      `(falls? | drops? | comes?) off ~ and ~ ${score} ~ ${rise} | (${score} | it) (goes | shoots | jumps | climbs | rises) up`,
      `(${points} | <n> | ${sure} | sixty | score | then)`,
    ],
    unless: elsewhere,
    despite: ["conditional"],
  },
  {
    says: [
      `(va a | vamos a | van a | voy a) ~ (sub* | aument* | pasar | mejor* | estar arriba | llegar | llevar* | tener)`,
      "(credito | puntaje | puntos | <score>)",
    ],
    unless: asked,
  },
  {
    says: [
      `(subimos | aumentamos | mejoramos | levantamos | subo | llevamos | lleva | llega* | subira | alcanza* | consigo | consigue | conseguimos | pasa | ponemos | tendra | tiene) ~ (puntaje | credito | puntos | puntuacion | <score> | <n> puntos | donde el banco)`,
    ],
    unless: `${asked} | cuando | si`,
  },
  { says: ["(quiere | le gustaria) ~ <score>"], despite: ["asked"] },
  {
    says: ["<score>", "(what would you do with | want a | how would you like | how does)"],
    despite: ["asked"],
    unless: asked,
  },
  {
    says: [
      `${score} ~ (about to | going to | will | gonna) ~ (take off | go | be | look | thank* | explode | fly | bounce | recover) | ${score} ~ (in | be) ~ (great | good | excellent | perfect | top) (shape | range)`,
      `(${will} | we | ${soon} | ${sure})`,
    ],
    unless: `${asked} | (will be | be) (checked | pulled | reported | shown | used)`,
  },
  {
    says: [
      "(five | six | seven | eight | high | mid | low | upper) (hundreds | 500s | 600s | 700s | 800s | (600 | 700 | 800) s)",
      `(you are | you will | we | ${soon} | get you | in the | into | by)`,
    ],
    unless: `${asked} | dollars | payment | rate | cost`,
  },
  {
    says: [
      `<score> (by | before | come | in time for | this | next | until) ~ (<day> | halloween | birthday | move | lease | baby | closing)`,
    ],
    unless: `${asked} | dollars | pm | debt`,
  },
  {
    says: [`(gana* | ganar* | suma* | recupera* | sube* | consigue* | logra*) ~ (<n> puntos | <score> | puntos)`],
    unless: elsewhere,
  },
  {
    says: [
      `(${score} | it) (only)? ~ (goes | go | moves | move | heads) ~ (one way | up | north | higher)`,
      `(with us | only | always | one way | every)`,
    ],
    unless: elsewhere,
  },
  {
    says: [
      `(you | we) (will | are going to) ~ (see | get | have | reach | pass | clear | top) ~ (<score> | ${points} | higher ~ ${score} | better ~ ${score} | past <score>)`,
    ],
    unless: asked,
  },
  {
    says: [
      `(gets? | brings? | puts? | takes? | carries | pushes | moves?) you ~ (past | over | to | above | into | at)? ~ <score>`,
    ],
    unless: asked,
  },
  {
    says: [
      `(add | adds | adding) (a)? <n> (points | to it) | (hundred | <n>) for sure`,
      `(we | i | will | you | that)`,
    ],
    unless: `${elsewhere} | income`,
  },
  { says: [`(it | number | they) , ~ it (will | is going to) ~ (rise | climb | go up | improve)`], unless: elsewhere },
  {
    says: [`(be | being | going to be) (bragging | over | at | above) ~ <score>`, "(will | by | could)"],
    unless: asked,
    despite: ["conditional", "hedged"],
  },
  {
    says: [
      "(it | that | score | number) (always | will) ~ (ends? up | be | gets?) ~ (over | above | past | at) <score>",
    ],
    unless: asked,
    despite: ["conditional"],
  },
  {
    says: [
      "(llevamos | ponemos | subimos | dejamos) ~ (donde | a donde | hasta | arriba)",
      "(numero | puntaje | credito | banco | pide)",
    ],
  },
  { says: [`your ${points} back`], despite: ["conditional", "others"] },
  { says: ["it (will | is going to) ~ (rise | climb | go up) ~ (every | each | month | week)"], unless: elsewhere },
  {
    says: [
      "(will | going to | you are) ~ (jump | rise | go | climb | shoot | get | move | at | hit) ~ <score> | (you are | be) at <score> (by | before | come)",
    ],
    unless: asked,
    despite: ["conditional"],
  },
];
