// cspell:disable -- words in the languages that people and their mail programs write
/** Verbs that mail programs put into the line above a quote, in the languages of the people who write to us. */
const wroteVerbs =
  /(?:(?<!\b(?:i|we|you|he|she|they|who|it)\s)\b(?:wrote|writes|escribi[oó]|a\s+[ée]crit|schrieb|escreveu|ha\s+scritto|schreef|skrev|napisał\S*|napsal\S*|yazdı|sumulat|menulis|írta|a\s+scris)(?![\p{L}])|написав|написал|пишет|пише|έγραψε|כתב|كتب|كتابة|نوشت|ने\s+लिखा|เขียน|写道|寫道|写了|đã\s+viết|作成|のメール|님이\s+작성)/iu;

/** A date, a time or an address: without one of them, "as I wrote:" is only a sentence. */
const hasDateOrAddress = /@|\d{4}|\d{1,2}[:h.]\d{2}|\d{1,2}[/.]\d{1,2}|[٠-٩]{2}/u;
/** Enough for a head in a language we do not know, when quoted lines follow. */
const hasDateAndAddress = /(?=.{0,400}@)(?=.{0,400}(?:\d{4}|\d{1,2}[:h.]\d{2}))/u;

const senderField =
  /^[\s*]*(?:from|de|von|da|van|från|fra|od|от|від|από|gönderen|kimden|من|từ|người gửi|mula kay|发件人|寄件者|寄件人|差出人|送信者|보낸\s?사람|מאת)\s*\*?\s*[:：]/iu;
const otherField =
  /^[\s*]*(?:sent|date|to|cc|subject|reply-to|enviado(?:\s+el|\s+em)?|fecha|para|asunto|gesendet|datum|an|betreff|envoyé|date|à|objet|data|assunto|inviato|oggetto|a|verzonden|aan|onderwerp|till|ämne|til|emne|do|wysłano|temat|отправлено|дата|кому|тема|надіслано|konu|kime|gönderildi|ngày|đến|đã gửi|tới|chủ đề|发送时间|发送日期|日期|时间|收件人|抄送|主题|主旨|寄件日期|日時|送信日時|宛先|件名|보낸\s?날짜|받는\s?사람|제목)\s*\*?\s*[:：]/iu;

/** A line of dashes with words in it, as Outlook, Gmail and others put above a whole message. */
const ruledHead = /^[\s*]*[-_=*]{2,20}[^-_=*]{2,60}[-_=*]{2,20}\s*$/u;
const ruledWords =
  /origin|forward|reenviad|reencaminhad|encaminhad|transf[ée]r|weitergeleit|urspr|inoltrat|doorgestuurd|oprindelig|przekazan|пересл|исходн|原始|转发|轉寄|原邮件|gốc|chuyển tiếp|元のメッセージ|転送|전달|원본/iu;
const forwardWords =
  /forward|reenv|encaminh|transf|weiterg|inoltr|doorgest|przekaz|пересл|转发|轉寄|chuyển tiếp|転送|전달/iu;
const forwardHead =
  /^\s*(?:begin forwarded message|inicio del mensaje reenviado|début du message (?:transféré|réexpédié)|anfang der weitergeleiteten (?:nachricht|e-mail)|início da mensagem (?:reencaminhada|encaminhada)|inizio messaggio inoltrato|begin doorgestuurd bericht|начало переадресованного сообщения|开始转发的邮件|下面是被转发的邮件|轉寄的郵件開始|bắt đầu tin nhắn được chuyển tiếp)\s*[:：]?\s*$/iu;

const deviceLine =
  /^\s*(?:sent (?:from|via|with|using) .{2,60}|enviado (?:desde|do|de|a partir do) .{2,50}|envoyé (?:de|depuis|à partir de) .{2,50}|von meinem .{2,50} gesendet|gesendet (?:von|mit) .{2,50}|inviato da .{2,50}|verzonden (?:vanaf|met) .{2,50}|get outlook for .{2,30}|obtener outlook .{2,30}|yahoo mail(?:[:,].{0,80})?|发自我的.{1,40}|從我的.{1,40}|从我的.{1,40}|iphoneから送信|gửi từ .{2,40})\s*$/iu;

const marked = /^\s*(?:[A-Z]{1,3})?(?:>|&gt;)|^\s*\|\s/;

/** Longer lines are no heads; only their beginning is looked at. */
export const headLetters = 400;

/** Whether a line has the sign of a quoted line. */
export function isMarked(line: string): boolean {
  return marked.test(line);
}

/** Whether a phone or a mail program added the line below an email. */
export function isDeviceLine(line: string): boolean {
  return deviceLine.test(line);
}

/** The line of words after the given place; empty when there is none. */
function nextWords(lines: readonly string[], at: number): string {
  let place = at;
  while (place < lines.length && (lines[place] ?? "").trim() === "") place += 1;
  return lines[place] ?? "";
}

/** Whether the first words from the given line on have the sign of a quoted line. */
export function isMarkedAfter(lines: readonly string[], at: number): boolean {
  return isMarked(nextWords(lines, at));
}

/** How many lines the head of a quote takes from here; 0 when there is none. Lines have at most `headLetters`. */
export function headLines(lines: readonly string[], at: number): number {
  const line = lines[at] ?? "";
  if (line.trim() === "" || isMarked(line)) return 0;
  if (forwardHead.test(line) || (ruledHead.test(line) && ruledWords.test(line))) return 1;
  if (/^\s*[_-]{10,}\s*$/.test(line)) return lines.slice(at + 1, at + 4).some((one) => isSender(one)) ? 1 : 0;
  if (isFieldBlock(lines, at)) return fieldCount(lines, at);
  return attributionLines(lines, at);
}

/** Whether the head in this line begins a message that the sender passes on. */
export function isForward(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? "";
  return forwardHead.test(line) || (ruledHead.test(line) && forwardWords.test(line));
}

function isSender(line: string): boolean {
  return senderField.test(line.slice(0, 100));
}

function isFieldBlock(lines: readonly string[], at: number): boolean {
  const isKnown =
    isSender(lines[at] ?? "") && lines.slice(at + 1, at + 6).some((line) => otherField.test(line.slice(0, 100)));
  return isKnown || isUnknownFieldBlock(lines, at);
}

/** In a language we do not know: an address, a date with a time, and names of fields before them. */
function isUnknownFieldBlock(lines: readonly string[], at: number): boolean {
  if (!/^[\s*]*[\p{L}\p{M} ]{1,25}\*?\s?[:：]\*?\s.{0,100}<[^<>\s@]{1,100}@[^<>\s]{1,200}>/u.test(lines[at] ?? ""))
    return false;
  const others = lines.slice(at + 1, at + 4);
  const areFields = others.length === 3 && others.every((line) => /^[\s*]*[\p{L}\p{M} -]{1,25}\*?\s?[:：]/u.test(line));
  return areFields && others.some((line) => /\d{4}/.test(line) && /\d{1,2}[:h.]\d{2}/.test(line));
}

function fieldCount(lines: readonly string[], at: number): number {
  let end = at + 1;
  while (end < lines.length && /\S/.test(lines[end] ?? "") && /[:：]/.test((lines[end] ?? "").slice(0, 40))) end += 1;
  return end - at;
}

/** "On … wrote:", on one line or wrapped onto up to three more. */
function attributionLines(lines: readonly string[], at: number): number {
  let text = "";
  for (let count = 1; count <= 4 && at + count <= lines.length; count += 1) {
    const last = (lines[at + count - 1] ?? "").trim();
    text = `${text} ${last}`.trim();
    if (last === "" || isMarked(last) || text.length > headLetters) return 0;
    if (!/(?:[:：]|-{2,})$/.test(last)) continue;
    const isAboveQuote = isMarkedAfter(lines, at + count);
    if (isAttribution(text, isAboveQuote)) {
      // A short line of theirs right above a head is no part of it.
      const rest = text.slice((lines[at] ?? "").trim().length).trim();
      const isOwnLine =
        count > 1 && /^[^\d@<٠-٩]*$|[.!?]$/u.test((lines[at] ?? "").trim()) && isAttribution(rest, isAboveQuote);
      return isOwnLine ? 0 : count;
    }
  }
  return 0;
}

function isAttribution(text: string, isAboveQuote: boolean): boolean {
  const hasVerb = wroteVerbs.test(text);
  if (hasVerb && hasDateOrAddress.test(text)) return true;
  if (isAboveQuote && (hasVerb || hasDateAndAddress.test(text))) return true;
  // Some languages do without a verb.
  return (
    /\d{4}[-/.年\s]/.test(text) && /\d{1,2}[:h.]\d{2}/.test(text) && /<[^<>@]+@[^<>]+>[^.!?]{0,30}[:：]$/.test(text)
  );
}
