// cspell:disable -- words in the languages that people write, with their slips
/**
 * The wide net: words that refuse or end something, beside words for reaching a person. They are no proof of a request to us,
 * so a colleague reads the sentence. Each pattern is tried on one clause.
 */
const reach = `(?:call|ring|phone|dial|te?xt(?: message)?|sms|msg|message|e-?m(?:ai|ia)l|mail|write|contact|reach(?: out)?|whats ?app|follow(?:ing)? up|solicit|disturb|bother|bug|pester|harr?ass|spam|hit (?:me|us) up|get (?:back )?in touch|get a hold of|send)`;
const reached = `(?:phoned|contacted|called|texted|emailed|messaged|disturbed|bothered|solicited|reached)`;
const toUs = String.raw`(?:$|\s+(?:(?:to|at|by|with|of)\s+)?(?:(?:me|us)(?!\s+(?:back|at|to|a|an|the)\b)|this (?:phone|number|e-?mail|line|cell)|my (?:phone|cell|number|e-?mail|inbox|line))\b|\s+(?:again|any ?more|any longer|ever|here)\b)`;
const small = String.raw`(?:(?:ever|please|again|keep|try|even|want|wish|like|agreed?|need|allowed|authorize|you|anyone|to|be|being|get|not|longer)\s+){0,5}`;
const things = `(?:(?:phone |robo ?)?calls?|calling|voice-?mails?|text messages|te?xts?|te?xting|msgs?|sms|ads|e-?m(?:ai|ia)l(?:s|ing)?|messages?|messaging|mailings?|contact(?:ed|ing)?|communications?|letters?|newsletters?|spam(?:ming)?|solicitations?|soliciting|outreach|follow(?:ing)?[ -]?ups?|reaching out|harr?ass(?:ing|ment)|pestering|bugging|bothering|blowing up)`;
const fill = String.raw`(?:(?:with|of|the|these|those|your|any|all|already|from|to|in|sending|getting|receiving|being|sales|for|more|further|doing|it)\s+){0,5}`;
const theirs = String.raw`my (?:\w+,? (?:and |or |& )?){0,3}(?:name|number|phone|cell|e-?mail|info|information|data|details)`;

const english = [
  String.raw`\b(?:do not|don't|dont|never|no longer|may not|must not|not allowed to|cannot|can't|refuse|didn't|not)\s+${small}(?:${reach}(?:ing)?${toUs}|(?<=be(?:ing)? )${reached}\b)`,
  String.raw`\b(?:rather|prefer)\s+(?:(?:that|if|you|to)\s+){0,3}(?:not|didn't|don't|never)\s+(?:be )?(?:${reach}|${reached})`,
  String.raw`\b(?:stopp*|quit|cease|desist|discontinue|enough|no (?:more|further)|zero|done|tired|sick|fed up|(?:knock|cut) it off|cut it out|refuse|reject|decline|(?:no|not) interested)\s+${fill}${things}\b`,
  String.raw`^(?:please )?(?:end|cancel|block)\s+(?:(?:all|the|your|these|my|me)\s+){0,2}(?:te?xts|e-?mails?|messages|sms|msgs|calls|from your)\b(?! (?:on|at)\b)`,
  String.raw`\b(?:all|the|your|these|those|such)\s+(?:\w+ )?(?:calls|te?xts|e-?mails|messages|mailings|letters)\s+(?:\w+\s+){0,3}(?:stop|end|cease|unwanted|unwelcome|harassment|(?<=not )(?:welcome|wanted))\b`,
  String.raw`\b(?:i|we) (?:don't|do not|dont) (?:want|need|wish for) (?:any |your |to have )?(?:further |more )?contact\b`,
  String.raw`^(?:please |absolutely |request(?:ing)? (?:for )?)*no (?:contact|solicit\w*|follow[ -]?ups?)\b|\b(?:request\w*|want|for) (?:no|zero)(?: further)? (?:contact|calls|communication)`,
  String.raw`\b(?:no longer|do not|don't|dont|never|did not|didn't|withdraw|revoke|take back|nor|refuse)\s+(?:\w+\s+){0,4}(?:consent|permission|authoriz\w+)\b(?!.*\b(?:pull|credit|report|inquiry)\b)`,
  String.raw`\b(?:consent|permission|authorization)\s+(?:is |was |has been )?(?:withdrawn|revoked|over|denied)`,
  String.raw`\b(?:remove|delete|erase|strike|wipe|scrub|purge|forget|block|lose|get rid of)\s+(?:all )?(?:me\b|us\b|${theirs}|this (?:number|e-?mail))(?!.*\b(?:loan|mortgage|deed|lease|title|account|policy|report|inquir\w*|application)\b)`,
  String.raw`\b(?:take|get|drop|pull)\s+(?:me|us|${theirs})\s+(?:off|out|from)\b.*\b(?:list|records?|system|database|sheet|mailings?)\b`,
  String.raw`\b(?:withdraw|resign) from (?:your|the|this) (?:\w+ )?(?:list|mailings?)\b`,
  String.raw`\bopt(?:ing)?\s+(?:\w+\s+){1,3}out\b|\bopt[ -]?out\s+(?:my|this|of (?:everything|all|your))\b`,
  String.raw`\bun-?su?b?(?:s|c|sc)r?[iy]?[bp]\w*|\bun-? ?sub(?:scribe)?\b|^stopp+\b|^stop ?all\b|^(?:cancel|quit|end|remove|stop) (?:all|everything|ads)\b`,
  String.raw`\b(?:make|have) (?:it|them|(?:the|these|your|those|all) (?:\w+ )?\w+) stop\b|\bno right to (?:${reach})\b|\boff[ -]limits\b`,
  String.raw`\b(?:i'm|i am|we're|we are) (?:so )?over ${fill}${things}\b|\b(?:nobody|no one|none of us) (?:\w+ )?(?:wants?|needs?|asked for) ${fill}${things}\b`,
  String.raw`\b(?:do not|don't|dont|never|didn't|no longer) (?:even )?(?:appreciate|want|need|like|welcome|ask(?:ed)? for|sign(?:ed)? up for) ${fill}${things}\b`,
  String.raw`\b(?:do not|don't|never) (?:\w+ ){0,3}(?:any )?(?:communication|communicate|contact)(?:$| (?:with )?(?:me|us)\b)`,
  String.raw`^(?:please |just )*(?:let (?:me|us) be$|leave (?:me|us) (?:in peace|alone|be)|go away|get lost|back off|buzz off)\b`,
  String.raw`\b(?:want|like|be|left|keep (?:me|us)|take ${theirs}|take (?:me|us|this (?:number|e-?mail|address))) (?:\w+ )?(?:out|off)(?: of)? (?:your|this|the|these|all) (?:\w+ )?(?:lists?|calls|te?xts|e-?mails|mailings?|records|system)\b|\btake this number (?:off|out)\b`,
  String.raw`^(?:please )?(?:un-?enroll|de-?register|unlist|de-?list|unregister) (?:me|us|my|this)\b|\b(?:my|an?) opt[ -]?out\b`,
  String.raw`^(?:please )?(?:do not|don't|dont|never)\b(?=.*\b(?:${reach}|calls|number)\b).*\b(?:again|any ?more|any longer)$`,
  String.raw`\bmy (?:\w+ ){0,2}(?:number|name|phone|e-?mail|info|information|data|details) (?:\w+ ){0,2}(?:deleted|removed|erased|taken off|blocked)\b(?!.*\b(?:loan|mortgage|deed|lease|title|account|report|application)\b)`,
  String.raw`\b(?:no longer|not|don't|never) (?:interested in|wish(?:ing)?|want(?:ing)?|care) (?:to )?(?:hear(?:ing)? from you|(?:be(?:ing)?|stay(?:ing)?) (?:on|in) (?:your|this|the) (?:\w+ )?list)\b`,
  String.raw`\b(?:calls|messages|te?xts|e-?mails|letters) (?:from you )?are (?:\w+ )?(?:not |un)(?:wanted|welcome)\b`,
  String.raw`\bkeep (?:calling|texting|emailing|messaging) (?:me|us)$|\bthis is harassment\b`,
];

const verb = `(?:llam(?:en|e|es|ando|ar)|marqu(?:en|e|es)|marc(?:ar|ando)|mand(?:en|e|es|ar|ando)|env[ií](?:en|e|es)|escrib(?:an|a|as|iendo|ir)|busqu(?:en|e)|busc(?:ar|ando)|molest(?:en|e|es|ando|ar)|texte(?:en|e|ando|ar)|contact(?:en|e|es|ar|ando)|hable[ns]?|habl(?:ar|ando)|insist(?:an|a)|whatsw+)`;
const spanishThings = String.raw`(?:llamad\p{L}+|mensajes?|correos?|textos?|publicidad|cartas?|llam(?:ar\p{L}*|en)|marc(?:ar\p{L}*)|marquen|contact(?:o|ado|ada|ar\p{L}*|en)|hablen|escrib(?:ir\p{L}*|an)|mandar\p{L}*|(?:llam|mand|marc|habl)ando|escribiendo)`;
const spanish = [
  String.raw`\b(?:no|nunca)\s+(?:m[aá]s\s+)?(?:me|nos)\s+(?:(?:est[eé]n|sigan|vuelvan a|anden|quieran)\s+)?${verb}(?![\p{L}])`,
  String.raw`\b(?:ya )?no\s+(?:(?:me |nos )?(?:sigan|vuelvan a|est[eé]n)\s+)?(?:marquen?|llam(?:en|ando)|manden|mandando|escrib(?:an|iendo)|insistan|molest(?:en|ando)|marcando|hablando|vuelvan a ${verb})(?![\p{L}])(?!\s+(?:al?|antes)\b)`,
  String.raw`\bno (?:les |le |te )?(?:autorizo|doy|di|dimos) (?:\p{L}+ ){0,2}(?:permiso|consentimiento|autorizaci[oó]n|${spanishThings})|\bproh[ií]bo\b`,
  String.raw`\b(?:basta|alto|p[aá]ren?(?:le)?|pare|dejen|deje|cesen|detengan|cancel(?:ar|en)|ya estuvo(?: bueno)?|stop|renuncio|no (?:quiero|deseo|queremos|autorizo|necesito|ocupo|me interesan?))\s+(?:(?:ya|de|a|con|las|los|sus|m[aá]s|que|me|nos|sigan|est[eé]n|recibir|ser|ning[uú]n|tantas?|tantos?|vuelvan)\s+){0,5}${spanishThings}(?![\p{L}])`,
  String.raw`\b(?:qu[ií]t|b[oó]rr|s[aá]qu|elim[ií]n)[ea]n?(?:me|nos)(?![\p{L}])(?!.*\b(?:duda|hipoteca|reporte)\b)|\b(?:renuncio a|salir(?:me)? de) (?:la|su|esta|sus) listas?\b|^(?:por favor )?(?:ya )?dejen? de (?:fastidi|insist|hostig|acos|marc|habl|busc|mand)\p{L}*`,
  String.raw`\b(?:borren?|eliminen?|quiten?|saquen?|retiren?)\s+(?:todos? )?mis?\s+(?:\p{L}+ )?(?:n[uú]mero|datos|nombre|tel[eé]fono|correo|informaci[oó]n)(?!.*\b(?:pr[eé]stamo|hipoteca|contrato|reporte)\b)`,
];

/** Sentences that may ask us to stop, as regular expressions for one clause. */
export const stopNet: readonly RegExp[] = [...english, ...spanish].map((words) => new RegExp(words, "iu"));
