// cspell:disable -- words in the languages that mail programs write
/** What mail programs put above a quote; "\n" where they wrap. */
export const quoteHeads = {
  Gmail: "On Sat, Nov 28, 2026 at 7:08 AM Path to Keys <support@pathtokeys.example> wrote:",
  "Gmail, wrapped": "On Sat, Nov 28, 2026 at 7:08 AM Path to Keys <\nsupport@pathtokeys.example> wrote:",
  "Gmail with a narrow blank":
    "On Sat, Nov 28, 2026 at 7:08\u202fAM Path to Keys <\u2068support@pathtokeys.example\u2069> wrote:",
  "Gmail, Spanish": "El sáb, 28 nov 2026 a las 7:08, Path to Keys (<support@pathtokeys.example>) escribió:",
  "Gmail, French": "Le sam. 28 nov. 2026 à 07:08, Path to Keys <support@pathtokeys.example> a écrit :",
  "Gmail, German": "Am Sa., 28. Nov. 2026 um 07:08 Uhr schrieb Path to Keys <\nsupport@pathtokeys.example>:",
  "Gmail, Portuguese": "Em sáb., 28 de nov. de 2026 às 07:08, Path to Keys <support@pathtokeys.example> escreveu:",
  "Gmail, Italian": "Il giorno sab 28 nov 2026 alle ore 07:08 Path to Keys <support@pathtokeys.example> ha scritto:",
  "Gmail, Dutch": "Op za 28 nov 2026 om 07:08 schreef Path to Keys <support@pathtokeys.example>:",
  "Gmail, Chinese": "Path to Keys <support@pathtokeys.example> 于2026年11月28日周六 07:08写道：",
  "Gmail, Japanese": "2026年11月28日(土) 7:08 Path to Keys <support@pathtokeys.example>:",
  "Gmail, Korean": "2026년 11월 28일 (토) 오전 7:08, Path to Keys <support@pathtokeys.example>님이 작성:",
  "Gmail, Vietnamese": "Vào Th 7, 28 thg 11, 2026 vào lúc 07:08 Path to Keys <support@pathtokeys.example> đã viết:",
  "Gmail, Russian": "сб, 28 нояб. 2026 г. в 07:08, Path to Keys <support@pathtokeys.example>:",
  "Gmail, Polish": "sob., 28 lis 2026 o 07:08 Path to Keys <support@pathtokeys.example> napisał(a):",
  "Gmail, Tagalog": "Noong Sab, Nob 28, 2026 nang 7:08 AM, si Path to Keys <support@pathtokeys.example> ay sumulat:",
  "Gmail, Arabic":
    "في السبت، 28 نوفمبر 2026 في 7:08 ص تمت كتابة ما يلي بواسطة Path to Keys <support@pathtokeys.example>:",
  "Gmail, Turkish": "Path to Keys <support@pathtokeys.example>, 28 Kas 2026 Cmt, 07:08 tarihinde şunu yazdı:",
  "a language we do not know": "Ku Sab, 28 Nov 2026 07:08, Path to Keys <support@pathtokeys.example> xyz:",
  "Apple Mail": "On Nov 28, 2026, at 7:08 AM, Path to Keys <support@pathtokeys.example> wrote:",
  "Apple Mail, Spanish": "El 28 nov 2026, a las 7:08, Path to Keys <support@pathtokeys.example> escribió:",
  "Apple Mail, French": "Le 28 nov. 2026 à 07:08, Path to Keys <support@pathtokeys.example> a écrit :",
  "iPhone, German": "Am 28.11.2026 um 07:08 schrieb Path to Keys <support@pathtokeys.example>:",
  Thunderbird: "On 11/28/2026 7:08 AM, Path to Keys wrote:",
  "Thunderbird, Spanish": "El 28/11/26 a las 7:08, Path to Keys escribió:",
  Yahoo: "    On Saturday, November 28, 2026 at 07:08:00 AM EST, Path to Keys <support@pathtokeys.example> wrote:  ",
  "Yahoo, Spanish":
    "En sábado, 28 de noviembre de 2026, 07:08:00 GMT-5, Path to Keys <support@pathtokeys.example> escribió:",
  Proton: "On Saturday, November 28th, 2026 at 7:08 AM, Path to Keys <support@pathtokeys.example> wrote:",
  Zoho: "---- On Sat, 28 Nov 2026 07:08:00 -0500 Path to Keys <support@pathtokeys.example> wrote ---",
  "a plain list program": "Path to Keys wrote on 2026-11-28 07:08:",
  Outlook:
    "From: Path to Keys <support@pathtokeys.example>\nSent: Saturday, November 28, 2026 7:08 AM\nTo: Bo Post <bo@visitor.example>\nSubject: We received your request",
  "Outlook on the web":
    "________________________________\nFrom: Path to Keys <support@pathtokeys.example>\nSent: Saturday, November 28, 2026 7:08 AM\nTo: Bo Post\nSubject: We received your request",
  "Outlook, in bold":
    "*From:* Path to Keys <support@pathtokeys.example>\n*Sent:* Saturday, November 28, 2026 7:08 AM\n*To:* Bo Post\n*Subject:* We received your request",
  "Outlook, old":
    "-----Original Message-----\nFrom: Path to Keys [mailto:support@pathtokeys.example]\nSent: Saturday, November 28, 2026 7:08 AM\nTo: Bo\nSubject: Hello",
  "Outlook, Spanish":
    "De: Path to Keys <support@pathtokeys.example>\nEnviado el: sábado, 28 de noviembre de 2026 7:08\nPara: Bo Post\nAsunto: Hola",
  "Outlook, Portuguese":
    "De: Path to Keys <support@pathtokeys.example>\nEnviada em: sábado, 28 de novembro de 2026 07:08\nPara: Bo Post\nAssunto: Hello",
  "Outlook, French":
    "De : Path to Keys <support@pathtokeys.example>\nEnvoyé : samedi 28 novembre 2026 07:08\nÀ : Bo Post\nObjet : Hello",
  "Outlook, German":
    "Von: Path to Keys <support@pathtokeys.example>\nGesendet: Samstag, 28. November 2026 07:08\nAn: Bo Post\nBetreff: Hello",
  "Outlook, Chinese":
    "发件人: Path to Keys <support@pathtokeys.example>\n发送时间: 2026年11月28日 7:08\n收件人: Bo Post\n主题: Hello",
  "Outlook, Vietnamese":
    "Từ: Path to Keys <support@pathtokeys.example>\nĐã gửi: Thứ Bảy, 28 Tháng 11, 2026 7:08\nĐến: Bo Post\nChủ đề: Hello",
  "Outlook, Korean":
    "보낸 사람: Path to Keys <support@pathtokeys.example>\n보낸 날짜: 2026년 11월 28일\n받는 사람: Bo Post\n제목: Hello",
  "Outlook, Arabic":
    "من: Path to Keys <support@pathtokeys.example>\nتاريخ الإرسال: السبت, 28 نوفمبر 2026 7:08\nإلى: Bo Post\nالموضوع: Hi",
  "Outlook in a language we do not know":
    "Foo: Path to Keys <support@pathtokeys.example>\nBar: 28 2026 07:08\nBaz: Bo Post\nQux: Hi",
  Samsung:
    "-------- Original message --------\nFrom: Path to Keys <support@pathtokeys.example>\nDate: 11/28/26 7:08 AM (GMT-05:00)\nTo: bo@visitor.example\nSubject: We received your request",
  "Samsung, Spanish":
    "-------- Mensaje original --------\nDe: Path to Keys <support@pathtokeys.example>\nFecha: 28/11/26 7:08\nPara: bo@visitor.example\nAsunto: Hola",
  AOL: "-----Original Message-----\nFrom: Path to Keys <support@pathtokeys.example>\nTo: bo@visitor.example\nSent: Sat, Nov 28, 2026 7:08 am",
};
