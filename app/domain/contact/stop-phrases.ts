// cspell:disable -- words in the languages that people and their mail programs write
/** How requests to stop contact are worded, in English and Spanish. Each phrase is tried on one clause, in lower case. */

/** What may stand before a request to us. A story about somebody else does not begin like this. */
const lead = String.raw`^(?:(?:hi|hello|hey|dear \w+|ok|okay|and|so|then|but|also|just|now|again|no|look|sorry|thanks|thank you|no thanks|no thank you|please|pls|plz|kindly|immediately|you (?:all|guys|people)|y'all|everyone)[\s,:-]+)*`;
const ask = String.raw`(?:(?:(?:can|could|will|would) you(?: all| guys)?|(?:you|u|y'?all|ya'll)(?: all| guys| people)? (?:must|need to|should|have to|can|may|better)|i(?: am|'m)? ?(?:respectfully |hereby |formally |now )?(?:want|need|ask|asking|request|requesting|demand|demanding|would like|'d like|said|told you|expect|beg|asked you)(?: that)?(?: for)?(?: you)?(?: all| guys| people)?(?: to)?|make sure(?: that)?(?: you)?(?: to)?|this is (?:my|a|the) (?:\w+ )?(?:request|notice|demand)(?: that you| for you to| to)?|we (?:ask|want|need|request|would like|'d like)(?: you)?(?: to)?|i'm going to ask you to|must)\s+){0,2}(?:(?:please|pls|kindly|all|just|immediately|also)\s+)*`;

const contactNoun = String.raw`(?:phone calls?|calls?|calling|texts?|texting|text messages?|sms(?:es)?|e-?mails?|e-?mailing|mailing|mailings|messages?|messaging|contact|contacting|writing|phoning|ringing|sending|spam|spamming|bothering|harassing|newsletters?|communications?|communicating|correspondence|reaching out|outreach|marketing|advertis\w+|solicit\w+|promotions?|letters?|this)`;
const small = String.raw`(?:(?:all|any|the|your|with|these|those|this|that|ever|future|further|more|constant|weekly|daily|marketing|promotional|unwanted|automated|and)\s+){0,5}`;
const oneVerb = `(?:call|phone|ring|dial|text|e-?mail|mail|write|contact|message|reach out|bother|harass|spam)`;
const contactVerb = `${oneVerb}(?:(?: or | and | nor |, |/)(?:or )?${oneVerb}){0,3}`;
const nounsOfWays = String.raw`(?:(?:phone |text |marketing |more )?(?:calls?|calling|e-?mails?|texts?|texting|messages?|mailings?|newsletters?)(?:(?:,|,? or|,? and|,? nor|/| ?&) (?:no |any |the |your )?(?=\w)){0,1}){1,6}`;
const objectOfUs = String.raw`(?:me|us|\(?\d[\d().-]{6,}|my (?:\w+ )?(?:phone|number|cell|cellphone|mobile|house|home|e-?mail|inbox|address|line)|(?:this|these) (?:\w+ )?(?:phone|number|numbers|cell|e-?mail|address|line))`;
const list = String.raw`(?:(?:\w+ )?(?:calling |call |mailing |e-?mail |contact |marketing |phone |text |distribution )?(?:list|lists|database|system|communications?|contacts?|records|files?|mailings?|e-?mails?|newsletters?|texts?|calls|campaigns?|marketing))`;
const mine = String.raw`(?:me|us|my (?:\w+ )?(?:name|number|phone|cell|e-?mail|address|info|information|details|contact)(?: (?:number|address|info|information))?|this (?:\w+ )?(?:number|phone|e-?mail|address)(?: address)?)`;

const english = [
  `${lead}${ask}(?:stop|quit|cease|discontinue|end|halt|cancel|refrain from)\\s+${small}${contactNoun}\\b`,
  `${lead}${ask}(?:do not|don't|dont|never|no longer|not)\\s+(?:(?:ever|again|please|try to|keep|attempt to|you)\\s+){0,3}${contactVerb}(?:ing)?\\s+(?:to\\s+|at\\s+)?${objectOfUs}\\b`,
  `${lead}${ask}(?:do not|don't|dont|never)\\s+(?:ever\\s+)?send\\s+(?:me|us)?\\s*(?:any|more|anything|another|these|your|this|such|spam|e-?mails|texts|messages|newsletters?)\\b`,
  `${lead}${ask}(?:to (?:be )?)?(?:unsubscribe|unsuscribe|unsubcribe|opt[ -]?out)(?:$|\\s+(?:me|us|my (?:e-?mail|address|number|phone|account|name)|this|please|now|from|of|immediately|asap|thanks|thank|from))`,
  `${lead}${ask}(?:opt|sign)\\s+(?:me|us)\\s+out\\b`,
  `${lead}${ask}(?:take|remove|delete|drop|get|scrub|purge)\\s+${mine}\\s+(?:off|from|out of)\\s+(?:(?:of|your|the|this|that|these|all|any|every|future|further)\\s+){0,3}${list}\\b`,
  `${lead}${ask}(?:take|remove|delete|drop)\\s+(?:me|us|my (?:number|phone number|e-?mail|e-?mail address))(?:$|\\s+(?:please|now|immediately|asap|thanks|off))`,
  `${lead}(?:i|we)(?:'d| would)?\\s+(?:want|like|wish|need|prefer|have decided|choose|ask)\\s+to\\s+(?:unsubscribe|opt[ -]?out|be removed|be taken off|be unsubscribed|be left alone|stop (?:receiving|getting|hearing))\\b`,
  `${lead}${ask}cancel\\s+(?:(?:my|our|the|this)\\s+)?(?:(?:newsletter|e-?mail|weekly)\\s+)?subscription(?:$|[\\s,]+(?:please|now|immediately|thanks|thank))`,
  `${lead}(?:i|we) (?:(?:hereby|now|formally|want to)\\s+)?opt[ -]?out(?:$|\\s+(?:of|from) (?:your|these|all|this|everything)\\b)`,
  `${lead}${ask}(?:do not|don't|dont|never)\\s+(?:ever\\s+)?${contactVerb}(?:$|\\s+(?:please|thanks|thank you)$)`,
  `${lead}no ${nounsOfWays},? (?:please|pls|thanks|thank you)$`,
  `${lead}${ask}(?:(?:do not|don't|dont|never)\\s+${oneVerb}(?: me)?[\\s,]*){2,}`,
  `${lead}${ask}neither\\s+${oneVerb}\\b`,
  `${lead}(?:i|we)(?:'d| would)? (?:want|like|wish for|need) neither ${nounsOfWays}`,
  `${lead}(?:(?:all|the|your|these|those)\\s+){0,3}${nounsOfWays},? (?:please |all )?(?:(?:must|should|need to|needs to|have to|has to|has got to) )?(?:all |now )?(?:stop|end|cease)(?:$|\\s+(?:please|now|immediately|today|at once)$)`,
  `${lead}(?:i|we) (?:do not|don't|never|did not|didn't) (?:give|gave|grant|granted) (?:you |anyone )?(?:my |any )?(?:permission|consent) to (?:${contactVerb}|send)\\b`,
  `${lead}(?:do not|don't|dont|never)\\s+(?:ever\\s+)?${contactVerb}\\s+(?:again|any ?more|ever again)\\b`,
  `${lead}(?:i|we)(?:'m|'re| am| are)?\\s+(?:(?:hereby|now|formally|officially|also)\\s+)*(?:revok(?:e|ing)|withdraw(?:ing)?|rescind(?:ing)?|cancel(?:ing)?|take back)\\s+(?:(?:my|all|any|our|prior|previous|the|express|written|and)\\s+){0,4}(?:consent|permission|authorization)\\b`,
  `${lead}(?:consent|permission)\\s+(?:is\\s+)?(?:revoked|withdrawn)\\b`,
  `${lead}(?:i|we)\\s+(?:no longer|do not|don't|dont|did not|didn't|never)\\s+(?:want|wish|care|need|like|agree|consent|agreed|consented|asked)\\s+(?:to\\s+)?(?:(?:receive|get|have|see|be|hear|you|to|any|more|further|these|your|the|other|marketing|for)\\s+){0,5}(?:e-?mails?|calls|called|texts|texted|messages?|messaged|contacted|emailed|newsletters?|communications?|from you|calling|texting|emailing|contacting|mail)\\b`,
  `${lead}no (?:more|further)\\s+(?:(?:of|these|your|marketing|phone|text|sales)\\s+){0,3}(?:calls?|e-?mails?|texts?|messages?|contact|newsletters?|mail|mailings?)\\b`,
  `${lead}(?:i'd|i would|we'd|we would) (?:really )?appreciate it if you (?:(?:would|could) )?(?:please )?(?:stopp?e?d?|quit|not|never|didn't|don't) (?:${contactNoun}|${contactVerb}(?:ed)? ${objectOfUs})\\b`,
  `${lead}you (?:do not|don't|no longer) have (?:my|our|any) (?:permission|consent|authorization) to (?:${contactVerb}|send)\\b`,
  `${lead}(?:i|we) (?:do not|don't|no longer) consent to (?:being |be )?(?:contacted|called|texted|emailed|calls|texts|e-?mails|messages|contact)\\b`,
  `${lead}${ask}leave (?:me|us) (?:alone|be)\\b`,
  `${lead}${ask}lose (?:my|this) (?:\\w+ )?(?:number|e-?mail)\\b`,
  `${lead}${ask}cease and desist\\b`,
  `${lead}${ask}(?:put|add|place)\\s+(?:me|us|my number|my phone number|this number)\\s+(?:on|to|in)\\s+(?:your|the)\\s+(?:internal\\s+)?(?:do[- ]not[- ]call|dnc|no[- ]call|do[- ]not[- ]contact|suppression)\\b`,
];

const spanishVerb = `(?:llam(?:en|e|es|ar)|escrib(?:an|a|as)|mand(?:en|e|es)|env[ií](?:en|e|es)|contact(?:en|e|es)|molest(?:en|e|es)|text(?:een|ee)|mensaje(?:en|e))`;
const spanishLead = String.raw`^(?:(?:hola|buenas|buenos d[ií]as|por favor|favor de|ya|y|pero|les pido|le pido|les pido que|les ruego que|quiero que|gracias|no gracias|se lo pido|solicito que|pido que|les solicito que)[\s,:-]+)*`;
const spanishThings = `(?:correos?|llamadas?|mensajes?|textos?|e-?mails?|publicidad|bolet[ií]n(?:es)?|cartas?|comunicaciones|noticias|informaci[oó]n|propaganda|spam)`;

const spanish = [
  `${spanishLead}(?:pueden|puede|podr[ií]an?|podr[ií]as?|puedes)\\s+(?:por favor\\s+)?(?:dejar de\\s+\\w+(?:me|nos)\\b|(?:quitar|borrar|eliminar|sacar)(?:me|nos)\\b|(?:quitar|borrar|eliminar|sacar)\\s+mi\\s+(?:n[uú]mero|correo|nombre|tel[eé]fono))`,
  `${spanishLead}(?:dejen|deje|dejes|deja|paren|pare|para|cesen|cese|detengan|eviten)\\s+(?:ya\\s+)?(?:de\\s+)?(?:llamar|escribir|enviar|mandar|contactar|molestar|textear)(?:me|nos|a)?\\b`,
  `${spanishLead}(?:dejen|paren|detengan|cesen)\\s+(?:las|los|sus|de enviar|de mandar|tanto|tanta)\\s+${spanishThings}`,
  `${spanishLead}(?:ya\\s+|nunca\\s+(?:m[aá]s\\s+)?)?(?:no|nunca)\\s+(?:me|nos)\\s+(?:vuelvan a\\s+\\w+|${spanishVerb})\\b`,
  `${spanishLead}no\\s+(?:(?:vuelvan|vuelva)\\s+a\\s+)?(?:llamarme|escribirme|contactarme|mandarme|enviarme|molestarme)\\b`,
  `${spanishLead}no\\s+(?:llamar|llamen|llame|escribir|escriban|contactar|contacten|molestar|molesten|enviar|mandar)(?:$|\\s+por favor$)`,
  `${spanishLead}(?:ya\\s+)?no\\s+(?:quiero|deseo|queremos|deseamos|quisiera)\\s+(?:(?:recibir|m[aá]s|sus|que me|ning[uú]n|ninguna|tener|de|saber|seguir recibiendo|estos|estas)\\s+){0,4}(?:${spanishThings}|llamen|escriban|contacten|manden|env[ií]en|contacto|nada de ustedes|ustedes)`,
  `${spanishLead}no\\s+(?:llamen|llame|escriban|escriba|contacten|contacte|manden|molesten)\\s+(?:m[aá]s|nunca)\\b`,
  `${spanishLead}(?:no|ni)\\s+m[aá]s\\s+${spanishThings}`,
  `${spanishLead}(?:quiero|deseo|quisiera|solicito|pido|me gustar[ií]a)\\s+(?:que me den|darme|dar|cancelar|anular)\\s+(?:de\\s+baja|de baja|(?:la|mi|esta)\\s+suscripci[oó]n)`,
  `${spanishLead}me (?:quiero|quisiera|gustar[ií]a) dar de baja\\b`,
  `${spanishLead}(?:d[eé]nme|den|dame|deme|d[eé]me|darme|dar)\\s+(?:me\\s+)?de\\s+baja\\b`,
  `${spanishLead}(?:cancelen|cancele|cancelar|anulen)\\s+(?:(?:la|mi|esta)\\s+)?suscripci[oó]n(?:$|[\\s,]+(?:por favor|gracias|ya))`,
  `${spanishLead}(?:qu[ií]t|b[oó]rr|elim[ií]n|s[aá]qu|ret[ií]r|remu[eé]v)(?:en|e|an|a)?(?:me|nos)\\s+(?:de|por favor|ya)\\b`,
  `${spanishLead}(?:quiten|borren|eliminen|saquen|quite|borre|elimine|saque|quita|borra|elimina|saca|quitar|borrar|eliminar|sacar)\\s+mi\\s+(?:n[uú]mero|correo|nombre|tel[eé]fono|direcci[oó]n|e-?mail)`,
  `${spanishLead}(?:retiro|revoco|cancelo)\\s+(?:mi|el)\\s+(?:consentimiento|permiso|autorizaci[oó]n)`,
  `${spanishLead}d[eé]j(?:en|a|e)me\\s+(?:en paz|tranquil[oa])`,
];

/** Requests to us to stop, as regular expressions for one clause. */
export const stopPhrases: readonly RegExp[] = [...english, ...spanish].map((phrase) => new RegExp(phrase, "iu"));

/** A whole line or sentence that is nothing but the request; with the names of 47 CFR 64.1200(a)(10). */
export const loneStop =
  /^[^\p{L}\d]*(?:(?:hi|hello|hola|please|pls|por favor|no,?|just|i said|i told you to)[\s,]+)*(?:(?:stop|s[\s.-]+t[\s.-]+o[\s.-]+p)(?:[\s,]*(?:stop|all|it|now|this|please|emails?|texts?|calls?|sms|promotions?))*|quit|unsubscribe|unsuscribe|unsub|opt[\s-]*out|remove(?:\s+me)?|revoke|revoke consent|not interested[\s,.]+stop|basta(?: ya)?|alto|parar|pare|paren|baja|dar de baja|no m[aá]s|desuscribir(?:me)?|arr[eé]t(?:ez)?|d[eé]sabonnez-moi)(?:[\s,.!]*(?:please|pls|thanks|thank\s+you|thx|now|por favor|gracias|already|immediately|ya|me))*[^\p{L}\d]*$/iu;

/** The same in words that may be about a call or a class: a person has to read it. */
export const vagueStop =
  /^[^\p{L}\d]*(?:(?:hi|hello|hola|please|pls|por favor)[\s,]+)*(?:end|cancel|cancelar|no\s+more)(?:[\s,.!]*(?:please|pls|thanks|thank\s+you|now|por favor|gracias))*[^\p{L}\d]*$/iu;

/** A request at the beginning of a sentence that goes on. */
export const beginsWithStop =
  /^[^\p{L}\d]*(?:please\s+)?(?:stop|unsubscribe|remove me|opt out|basta|alto)(?:\s+(?:please|now))?\s*(?:[,;:]|\s[-–—]+\s)/iu;

/** The request holds only for a time, a place or a way of saying it: a person has to read it. */
export const limited =
  /\b(?:before|after|until|till|unless|while|when|during|between|at work|at my (?:job|work)|my (?:job|work|workplace|office|employer|boss|mother|mom|father|dad|parents|wife|husband|spouse|partner|son|daughter|sister|brother|ex)|at home|at night|in the (?:morning|evening|afternoon)|on (?:sun|mon|tues|wednes|thurs|fri|satur)day|on weekends|today|tomorrow|this week|tonight|yet|right now|so (?:early|late|often|much)|if|except|but only|instead of|without|except|back|antes|despu[eé]s|hasta|mientras|cuando|si|(?:en el|en mi|al|a mi) trabajo|por la (?:ma[nñ]ana|tarde|noche)|hoy|ma[nñ]ana|todav[ií]a|excepto|sin)\b/iu;

/** It may be about others who call them. */
export const aboutOthers =
  /\b(?:they|them|collectors?|collection|agency|agencies|bank|lender|lenders|bureaus?|equifax|experian|transunion|credit card offers?|card offers?|prescreen\w*|pre-?approved offers|telemarketers?|robocallers?|scammers?|landlord|optoutprescreen|insurance|facebook|zillow|realtor|agent|servicer|cobradores?|banco|agencia|ellos|credit (?:pull|check|inquiry|report))\b/iu;

/** Words that a request to stop mostly has; without one there is nothing to ask a person about. */
export const stopTopic =
  /\b(?:unsubscrib\w*|opt(?:ing|ed)?[ -]?out|remove me|do[- ]not[- ]call (?:list|me|registry)|take me off|(?:stop|quit) (?:\w+ ){0,2}(?:calling|texting|emailing|e-mailing|mailing|contacting|messaging|sending|calls|texts|emails)|(?:do not|don't|dont|never) (?:\w+ )?(?:call|text|email|contact|write) me|revoke (?:my )?consent|leave me alone|no need to (?:call|text|email|contact|write)|(?:is it possible|how) to (?:stop (?:receiving|getting)|be removed)|(?:can|could|may) (?:i|we) (?:please )?(?:be (?:removed|unsubscribed|taken off)|stop (?:receiving|getting))(?! from (?:the|my|our|a) (?:loan|mortgage|deed|lease|title|account|policy))|never signed up|this is spam|report you|no (?:more )?(?:phone )?(?:calls|texts|emails)$|doy de baja|darme de baja|dejar de (?:recibir|llamar)|no me (?:llamen|escriban|contacten))(?![\p{L}])/iu;

/** The same in languages that we do not read well: always for a person. */
export const otherTopic =
  /停止|退订|取消订阅|(?:不要|别)再?(?:给我|再)?(?:打电话|联系|发|打)|đừng (?:gọi|gửi|liên)|ngừng (?:gọi|gửi|liên)|hủy đăng ký|arr[êe]tez de|ne m'(?:appelez|écrivez|envoyez|contactez)|désabonn|désinscri|pare(?:m)? de (?:me )?(?:ligar|enviar|mandar)|não me (?:lig|contat|mand|envi)|descadastr|non (?:chiamatemi|scrivetemi|contattatemi)|smett(?:ete|a|i) di|disiscriv|отпис|не (?:звоните|пишите)|прекратите|그만|수신\s?거부|(?:전화|연락)하지|huwag (?:na |ninyo |nyo |po ){0,3}(?:akong|ako|mag)|tigilan|sispann|pa rele m|لا تتصل|أوقف|إلغاء الاشتراك|rufen sie mich nicht|abbestellen|abmelden/iu;
