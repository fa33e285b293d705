import type { Frame } from "./frame.ts";

const race = `(
  blacks? | whites? | asians? | latin(o|a|os|as) | hispanic* | mexican* | colored | indians? | natives? | arabs? | somali* | african* | chinese | korean* | haitian* | nigerian* | salvadoran* | vietnamese | immigrants? | foreigners? | foreign | refugees | american born | born (here | in) | minorities | ethnic |
  muslims? | christians? | jews? | jewish | catholics? | hindus? | mormon* | sikh* | church ?going | church going | believers | god fearing | atheists? |
  gays? | lesbians? | transgender | trans | two (men | women) | same sex | lgbt* | queer |
  negros | blancos | mexican* | musulman* | cristian(o|a|os|as) | judios | catolic* | inmigrantes | extranjer* | morenos | chinos | indocumentad*)`;
const family = `(
  single | unmarried | divorced | married | husbands? | kids | children | families | toddlers? | babies | baby | pregnan* | expecting | mothers? | moms? | women | woman | wom?en | men | bachelors? | couples? | young (people | professionals | couples?) |
  ninos | hijos | mujer* | solter* | casad* | parejas? | familias | embarazad* | madres? | bebes?)`;
const state = `(
  disab* | handicap* | wheelchairs? | guide dog | service (dog | animal) | able bodied | blind | deaf | mentally | crutches | seniors? | elderly | older (people | folks | buyers | applicants | borrowers) | old people | retirees | retired people | section 8 | vouchers? | welfare | (living on)? benefits | ssi | food stamps | public assistance | accents? | english speak* | no english | citizens only |
  discapaci* | incapacidad | silla de ruedas | viejos | ancianos | mayores | su edad | seccion 8 | vales)`;
const group = `(${race} | ${family} | ${state})`;
const place =
  "(area | areas | neighborhoods? | street | blocks? | side | town | end | community | zone | complex | building | place | home | house | apartment | unit | units | school | city | zona | barrio | comunidad | vecindario | edificio | casa)";
const lawful = `
  family status | status mean | fair housing | discriminat* | complain* | complaint | illegal | law | laws | equal | same | (must | has to | have to | may not | can not) ~ (allow | accept | rent | refuse | deny | turn | ask | treat | say no | count | look) | allowed | protect* | race , color | quej* | ley | counts? | income papers | ask fair | as you (said | wanted | told) | (up to | choice is) you* | spanish | write down | nonprofit | steering | rent history | limit | limite |
  cuenta | bedrooms | recamaras | may leave | leave that blank | free class | class for | makes it easy | programs? ~ (help* | for (teachers | veterans)) | does not matter | matters only | (no one | nobody) may | needs? help | does your child | park | age limit | igual | motivo | love letter | reverse mortgages | how many | cuantas | if you can sign | treated | hud | tenants in common | both names | each of you | accessib* | ramp | ask whether | notes | different rule | birthday | counselor`;

/** Who may have a home or a loan, by what people are. */
export const discrimination: readonly Frame[] = [
  {
    says: [
      "(people | folks | families | buyers | clients | someone | somebody | a (woman | man) | your (own)? (kind | people) | others) like you | your (own | kind of) (kind | people) | all of you buy | you people | su gente | gente como usted | your kind | those people | esa gente | de su raza",
    ],
    unless: lawful,
    despite: ["conditional"],
  },
  {
    says: [
      `(${race} | ${state} | married couples? | kids | children | single (moms? | mothers? | women | woman | men) | families with | familias con | ninos | hijos) ~ ${place} | ${place} ~ (${race})`,
      "(mostly | mainly | all | very | too | so | is | that | it is | nice | good | bad | full | you will | would | lots | best | es | for | para | solo | perfect | no | not | ideal | quiet | safe)",
    ],
    unless: `${lawful} | yard | near | close to`,
    despite: ["denied", "others"],
  },
  {
    says: [
      `(feel ~ (home | comfortable | welcome) | fit (right)? in | happier | better (down | off | neighborhood | with | suited) | good neighbors | stick out | stand out | encaj* | belong | comfortable | more at home | among | a gusto | mas comod*)`,
      `(${group} | ${place} | around | there)`,
    ],
    unless: `${lawful} | payment | budget | if you | you picked`,
    despite: ["denied"],
  },
  {
    says: [
      `(prefer* | wants? | wanted | likes? | looking for | picky about | rather have | would rather | favor* | wary of | leery | nervous about | afraid of | careful with | avoid* | reject* | scare* | hesita* | prefier* | quier* | busca*) ~ (${group} | rent to)`,
      `(owner | landlord | lender* | seller* | bank* | they | he | she | building | complex | hoa | agent | dueno* | banco* | casero | ese | el | not | rather | boyfriend)`,
    ],
    unless: `${lawful} | you want`,
    despite: ["asked", "others", "denied", "past"],
  },
  {
    says: [
      `(only | just | solo | nada mas | meant | made | intended | reserved | perfect | ideal | great | best | right) ~ (for | to | para | a) ~ ${group}`,
    ],
    unless: `${lawful} | not only | under <n> | families to | room for | space`,
    despite: ["denied", "others"],
  },
  {
    says: [
      `${group} (buyers | tenants | people | families | renters | applicants | clients)? (only | solamente | preferred | need not apply | not (welcome | allowed | wanted | accepted) | (is | are) not (welcome | allowed | wanted | accepted | our) | no encaj* | no son bienvenid*)`,
    ],
    unless: lawful,
    despite: ["denied", "others"],
  },
  {
    says: [
      `(only | just) ~ (send | show | sell | rent | lend | work | deal | help | take | refer | recommend | serve) ~ ${group} | (send | show | sell | rent | refer | recommend | steer | match | serve) ~ (only | just) ~ ${group}`,
    ],
    unless: lawful,
  },
  {
    says: [
      `(no | without | sin | not any | not too many | fewer | free of | too many | lots of | full of | muchos | demasiados) (noisy | more)? ${group}`,
      `(yet | street | around | owner | told | here | there | so | next door | building | wanted | allowed | too many | full | ${place} | place | hay | demasiados)`,
    ],
    unless: `${lawful} | discount | parking`,
    despite: ["denied", "others", "hedged"],
  },
  {
    says: [
      `(not | never | no | nadie | hardly | rather not) (le | les | se)? ~ (like* | want* | take* | rent* | lend* | refer* | serve* | work* | accept* | approve* | sell* | bother* | deal* | allow* | count | expect | get* | rent(an | a | amos) | acept(an | a | amos) | quier* | prest* | vend* | admit* | do) ~ ${group}`,
    ],
    unless: `${lawful} | because you`,
    despite: ["denied", "others", "hedged"],
  },
  {
    says: [
      `${group} ~ (do not | never | can not | will not | rarely | should not | need not | not | no) ~ (get | qualif* | pay | keep | buy | belong | work | expect | approved | apply | bother | like | take | encaj* | califican | pagan | fit | welcome | do well | handle | understand)`,
    ],
    unless: lawful,
    despite: ["denied", "others"],
  },
  {
    says: [
      `(you | she | he | they) ~ too old | (at | for) your age | a su edad | (being | since you are | because you are | as a | como) (a | an | on)? ~ (${race} | ${state} | transgender | gay | pregnant | foreign | woman | single | mother | mujer | madre | soltera) | con tantos hijos | with (that many | so many) (kids | children) | (in a wheelchair | your accent | your hijab)`,
      "(you | should* | better | would | not | lender* | bank* | owner | landlord | skip | look | go | only | do | dan | no | expect | so | are | find | stay | try | mejor | busque | usted | given | loan)",
    ],
    unless: `${lawful} | not too old | may refuse | matters`,
    despite: ["conditional", "denied", "others"],
  },
  {
    says: [
      "(are you | do you | if you can | plan* | still | will you) ~ (getting pregnant | pregnant | have (more | any)? (children | kids) | having (kids | children | a baby) | get married | go to church | start a family) | does your (boyfriend | girlfriend | partner) live",
      `(lender | bank | want* to know | planning | owner | seller | income | landlord | live | count)`,
    ],
    unless: `${lawful} | may not | can not ask | no lender may | lender may`,
    despite: ["asked", "conditional", "others", "denied"],
  },
  {
    says: [
      `(skip | avoid | steer clear | keep away | stay away | stay out | keep out | keep off | not (look | go | live | buy | want) | would not | stay in | leave | better (down | up | on) | somewhere else | look elsewhere | forget about) ~ (of | from | in | on | it | there | that | the | home)`,
      `(${race} | ${state} | changing | drift | reservation | rough | those people | kids)`,
    ],
    unless: lawful,
    despite: ["denied", "hedged"],
  },
  {
    says: ["(neighborhood | area | street | block) (is | 's)? (changing | turning | going downhill)"],
    unless: `${lawful} | prices | zoning`,
    despite: ["reported"],
  },
  {
    says: [
      `(near | close to | by | next to) ~ (mosque | church | synagogue | temple | mezquita)`,
      "(all of you | your people | you buy | you people | like you | where you | your (own)?)",
    ],
    despite: ["asked"],
    unless: lawful,
  },
  {
    says: [
      `(keep | put | send | match | place | group | pair) ~ (clients? | families | buyers | people | ${group}) ~ (together | by (background | race | religion) | where | with their own)`,
    ],
    unless: lawful,
  },
  { says: [`${group} ~ (pay | pays | charged | are charged) ~ (higher | more | extra)`], unless: lawful },
  {
    says: [
      `${group} ~ (mostly | mainly | tend to | usually) ~ (buy | live | stick | end) | (mostly | mainly | usually | where | donde) (the | los | las | viv*)? ~ (buy | live | stick | viven)? ~ ${race}`,
    ],
    unless: lawful,
    despite: ["hedged"],
  },
  {
    says: [
      `(kids | children | families | students | neighbors | ninos | vecinos | people) ~ (are | is | look | son) ~ ${race}`,
    ],
    unless: lawful,
  },
  {
    says: [
      group,
      "(waste of time | not bother | not for you | not be for you | looks? bad | trouble | does better | do better | safer | better off | used to (that | them | it) | keep up | pick someone (else)? | leave it home | hold off | less likely to | look at ~ only | apartments only | no pagan | ruin* | noise | noisy | hurt* (the)? value)",
    ],
    unless: lawful,
    despite: ["denied", "others", "hedged", "conditional"],
  },
  {
    says: [
      "(adults only | no kids | no children | no ninos | singles only | families only | no section 8 | no vouchers | solo adultos | solo blancos | solo familias)",
    ],
    unless: lawful,
    despite: ["denied", "reported"],
  },
  {
    says: ["(people | borrowers | anyone | buyers | anybody) (over | past | above) (<n>)", "(not | no | never | too)"],
    unless: `${lawful} | income | score | credit | limit`,
    despite: ["denied", "others"],
  },
  {
    says: [
      "(name | accent | last name | skin | face | hair | clothes | hijab | veil | family) like yours | (with | because of) (your (accent | skin | religion | kids | wheelchair | disability | age | background) | that accent)",
      "(not | would | move | rent | lender | owner | better | there | problem | say | so | harder)",
    ],
    unless: lawful,
    despite: ["denied", "others", "hedged"],
  },
  {
    says: [
      `(your)? (${state} | kids | children | pregnan* | baby | hijab | accent) ~ (problem | issue | burden | trouble | turn* off | deal breaker | hard sell | bother*)`,
    ],
    unless: `${lawful} | not a`,
    despite: ["others", "hedged"],
  },
  {
    says: [
      `(families | couples | people | those | buyers | anyone | women | men) (with | on | in | who have | living on) ~ (kids | children | vouchers? | disabilit* | wheelchair* | section 8 | welfare | benefits | accents | assistance) ~ (should | ought | belong | better | look | go | are | usually)`,
    ],
    unless: lawful,
    despite: ["others", "hedged"],
  },
  { says: ["(muy | demasiado) (mayor | viej(o | a) | joven) ~ (para | hipoteca | casa | prestamo)"], unless: lawful },
  {
    says: ["(women | men | people | anyone | person | buyers) (your | of your | that) age"],
    unless: lawful,
    despite: ["denied", "others"],
  },
  {
    says: [
      "(older | younger | nice | decent | normal) (white | christian | american | families | couples | folks)",
      `(${place} | keep | rent | wants? | for | only)`,
    ],
    unless: lawful,
    despite: ["others"],
  },
  {
    says: [
      "(lender* | owner | landlord | seller* | they) ~ (wants? | prefers? | looking for) (a | an)? ~ (family | couple | husbands?) | (colored | those) (folks | people)",
    ],
    unless: `${lawful} | bigger`,
    despite: ["others", "asked"],
  },
  {
    says: [`${group} ~ (what | who) (they | he | she | the ~) (are | is)? ~ (want* | looking for | prefer* | like*)`],
    unless: lawful,
    despite: ["others"],
  },
  {
    says: [
      `(not | no) ~ (place | home | building | neighborhood | house | street | unit) ~ for ~ (${group} | family | little ones)`,
    ],
    unless: `${lawful} | room`,
    despite: ["denied", "others"],
  },
  {
    says: [
      `(more | most) (comfortable | at home | welcome | happy) ~ (among | with | near | around) ~ (${race} | your own | people like)`,
    ],
    unless: lawful,
    despite: ["hedged"],
  },
];
