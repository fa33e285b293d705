// cspell:disable -- words in the languages that people and their mail programs write
import { describe, expect, it, test } from "vitest";
import { readStop } from "./stop-words.ts";

const stops = `STOP
Stop please.
stop all
Unsubscribe
UNSUBSCRIBE ME
please remove me
Opt-out
BASTA
Hi, please stop calling me. Thanks
Stop sending me emails
Stop texting me!!
Quit calling this number.
Please stop all calls and texts.
Can you please stop emailing me?
Could you take me off your list?
Would you remove my number from your call list?
Do not contact me again.
don’t ever call me
Never call my cell again.
Please do not email me anymore.
Take me off your list
Please remove my email address from your mailing list.
I revoke my consent to be called.
I hereby withdraw all consent.
I would like to unsubscribe.
I want to be removed from this list
I no longer wish to receive emails from you.
I don't want any more calls.
We do not want to be contacted.
No more emails please
Leave me alone.
Lose my number.
Cease and desist.
Put me on your do not call list.
I found a house already, so please stop contacting me.
Not interested, stop calling.
We bought a home last week. Thank you for everything. Please stop sending the newsletter.
You need to stop calling my house.
I am asking you to stop texting me.
I didn't ask for these emails. Unsubscribe.
Thanks for the help! Please unsubscribe me from your emails.
No me llamen más.
Por favor dejen de llamarme.
Ya no me escriban.
Quiero darme de baja
Denme de baja por favor.
No quiero recibir más correos.
No quiero que me llamen.
Quítenme de su lista.
Por favor quiten mi número de su lista.
Retiro mi consentimiento.
Paren de mandarme mensajes.
No más llamadas, gracias
Hola, dejen de escribirme
Hello, thank you for the information but we decided to wait. Please take us off the mailing list.
Please stop. I never signed up for this.
Hi Maya, I went with another company. You can stop calling now.
stop contacting me or I will report you
I'm not interested anymore. Please don't contact me.
Do not call 480-555-0142 again.
please delete my number
kindly unsubscribe
unsubscribe me!!!!
Pls stop emailing. thx
Stop the texts please
I said stop.
STOP STOP STOP
Enough! Stop calling me five times a day.
You keep calling me. Stop it.
I asked you twice to stop calling me. Stop.
Hey, could you please not call me anymore?
I don't want to hear from you again.
Please cancel my subscription.
Cancel my newsletter subscription
Remove this email from your database.
Please remove me from all future communications
Don't bother me again.
do not ever text this number again
Please do not send me any more emails
don't send me anything else
Please opt me out.
I opt out.
I want to opt out of your texts.
I would like to be taken off the call list
My number is wrong, stop texting me
Wrong number. Don't call again.
Wrong person. Take me off your list.
Please no more calls
no more texts!
I withdraw the permission I gave you to call me.
I am revoking my consent.
This is my formal notice that you must stop all contact.
Please remove my info from your list, thank you
Por favor no me llamen más, ya compré casa.
Por favor, dejen de mandarme correos
No deseo recibir más mensajes de ustedes.
Quiero cancelar mi suscripción
Borren mi número por favor
No me manden más correos.
No me contacten
Ya no quiero recibir sus correos, gracias.
Deje de llamarme
Favor de no llamarme más
No vuelvan a llamarme
Cancelar suscripción
ALTO
No me interesa, no llamen más.
Quiero que dejen de llamarme.
I changed my mind. Please delete my phone number and stop calling.
Would you kindly stop the weekly letter?
I'd appreciate it if you stopped calling me.
I would appreciate it if you would not call me again.
Please discontinue all communication.
You do not have my permission to call me.
You no longer have my consent to text me.
I do not consent to being contacted.
My wife has passed. Please stop sending her letters.
Por favor remuévanme de la lista
no me mande mas mensajes
Me quiero dar de baja
Do not call
no calls please
Call me, don't email
Y'all need to stop calling me
I told you people to quit calling
Please refrain from contacting me
Lose this number
I do not give you permission to contact me
S T O P
quiten mi numero
quita mi número por favor
no llamar
no quiero llamadas
¿Pueden dejar de llamarme?
¿Puede quitarme de la lista?
Favor de eliminar mi correo`.split("\n");

const harmless = `I want to stop renting. Is my score enough?
When does the program end?
I cannot stop thinking about that house.
Please call me tomorrow.
Don't worry, call me any time.
Hi, how do I opt out of credit card offers before I apply? Please call me today.
Should I opt out of prescreened offers?
How can I make debt collectors stop calling me?
The collectors keep calling me. What can I do?
I told the agency to stop calling me and they still do.
They never call me back.
My landlord won't stop texting me about the lease.
How do I get a late payment removed from my report?
Can you remove the collection from my credit report?
I want to remove my ex from the mortgage.
Can I take my wife off the loan?
Please take my name off the lease question, I solved it.
Can the seller stop the sale?
Will a bankruptcy stop foreclosure?
I do not want to call the bank myself.
Don't call me Mary, my name is Maria.
Don't call my employer yet.
Please do not contact my landlord.
Do not send the report to my old address.
My lease will end in May. Please call.
I got a letter that says cease and desist from a collector, is it real?
We can't stop by the office, can we talk by phone?
Do I have to withdraw my offer?
Should I cancel my credit card before I apply?
Can I cancel the old card?
I had to quit my job in June.
Does it hurt to end a lease early?
I need to stop overspending.
Stop me if this sounds wrong, but is 580 enough?
Where does the down payment end up?
I would rather not be removed from the waiting list for the class.
No more than $1,500 a month, please.
I have no more debt.
There is no stopping us now!
How long does an opt out at the bureaus last?
No me llamo Ana, soy Luz.
¿Cómo dejo de pagar renta?
No me escribieron del banco.
¿Cómo hago para que los cobradores dejen de llamarme?
Quiero dejar de rentar.
Llámenme mañana por favor.
No quiero perder la casa.
Please stop by the office tomorrow, I can talk at 3.
When should I stop using my cards before I apply?
My husband and I stopped renting last year. Can you call us?
I need to stop paying $2,100 in rent.
My phone was off, please call again.
Don't forget to call me on Tuesday.
Please do not hesitate to call me.
You never called me. I am still waiting.
I never received your email. Please send it again.
Nobody called me yesterday.
I did not get the text you said you would send.
Should I remove the authorized user account?
Please remove the old address from my application. The new one is 12 Oak Street.
How do I get my name removed from my sister's loan?
The bank won't stop calling about the missed payment. Help!
A collector calls my job every day. Can I make them stop?
I wrote them to cease contact, and now they sued me.
Can you get the late payments deleted?
My subscription to the credit monitoring ends Friday. Is that a problem?
Should I cancel my gym membership to save more?
I canceled the card last week. Did my score drop?
I want to end the lease early. What does it cost?
Quit smoking and saved $300 a month!
I quit my job and started a new one in the same field.
Does the class end with a certificate?
Please don't call my mother's house, call my cell: 480-555-0142.
Please don't email the report, mail it to my address.
No more late payments since 2024.
I don't want to lose the house.
I do not want to get a call about insurance, only about the mortgage.
I don't want an adjustable loan.
Could you call me? Emails end up in spam.
Your email went to my spam. I took it out.
Is it true that opting out of prescreened offers helps my score?
Unsubscribing from card offers, is it at optoutprescreen.com?
What happens if I stop paying the collection?
Should I stop contributing to my 401(k)?
My credit freeze: do I remove it before you pull my report?
Please remove the freeze question, I found it.
Stop me from making a mistake: is 5% down enough?
It's hard to stop worrying. Can we talk?
Thank you for not giving up on me, call me any time
Leave a message if I do not answer.
Don't leave a voicemail, just text me.
Sorry I missed your call. I will not miss it again.
Do you ever stop accepting applications for the county program?
I have no more questions. Thank you!
No more questions, we are ready. Call me.
At what age do child support payments stop?
Please end the chat, I will call.
Can I pay to stop the foreclosure?
No me han llamado todavía.
No recibí el correo, ¿me lo mandan otra vez?
No dejen de llamarme, por favor.
¿Cuándo debo dejar de usar mis tarjetas?
Quiero cancelar mi tarjeta antes de aplicar, ¿está bien?
Mi contrato termina en mayo.
¿Me pueden llamar hoy?
No quiero pagar más renta.
Ya no vivo en esa dirección.
I told my landlord to stop texting me and now he emails instead.
Please stop the clock on my application until Monday.
Please stop the automatic payment on my account.
Don't contact Experian for me, I did it already.
How do I take my name off the deed?
Could you remove my ex-husband from the email list? He is no longer on the loan.
Please do not send me to voicemail, I called twice.
Please call me, do not text my wife.
How do I stop junk credit offers? Call me.
Please don't stop.
Please don't stop calling, I really want this.
No dejen de escribirme.
I will stop by tomorrow.
Cancel my call on Friday.
Quiero cancelar mi cita.`.split("\n");

/** "⏎" is the end of a line. */
const severalWays = `Quit calling and texting this number.
Quit the calls and the texts.
No more calls, no more texts.
No more texts or emails, please.
Do not call, text or email me.
Do not call, text, or email me.
Don't call me, don't text me, don't email me.
Don't call me, email me or text me again.
Never call or text me again.
Neither call nor text me.
Please neither email nor call me anymore.
I want neither calls nor texts from you.
I don't want calls, texts, or emails from you.
I do not want to be called or texted.
I no longer wish to receive texts or emails.
Please stop the calls. No texts either.
Please stop emailing me. Same for texts.
Stop emailing me. Texts too.
Stop texting me. And no calls either.
Stop texting me. Nor call me.
Please unsubscribe me and stop calling.
Unsubscribe me. Also stop the texts.
Stop sending me texts and calling my house.
Stop calling me and sending me texts.
Stop calling and don't text either.
Please stop contacting me by phone or text.
Do not contact me by phone, text or email.
I revoke my consent to calls and texts.
Could you please stop calling and emailing me?
No calls or texts please.
No calls, texts or emails, thank you.
Calls and texts have to stop.
Your emails and calls must stop.
Stop with the emails, the calls, and the texts.
I asked you to stop calling. I also want you to stop texting.
Stop texting me, email is fine
Hi, we found a house. Please stop the calls. Please stop the emails too.
You need to stop calling and you need to stop texting.
Do not call me and do not text me.
Do not call me or send me texts.
Take me off your call list and your text list.
No me llamen ni me manden textos.
Dejen de llamarme y de textearme.
No más llamadas ni correos.
No quiero llamadas ni mensajes de texto.
No me llamen. No me manden correos.
Por favor no más llamadas, no más textos.
No calls and no texts, please.
Your texts and emails need to stop now.
STOP CALLS AND TEXTS
stop calls, texts, emails
I am asking you to stop texting me. I am also asking you to stop calling my cell.
don't call don't text don't email
Do not call; do not text.
I'd appreciate it if you stopped calling and emailing me.
Would you take me off your email list and your text list?
I opt out of your texts and calls.
You do not have my permission to call or text me.
Hola, ya no me llamen. Tampoco me manden textos.
No quiero llamadas. Tampoco correos.
Stop calling me,⏎texting me and emailing me.
Please stop emailing us⏎or calling us`.split("\n");

const namesNothingToStop = `I can't talk now, text me
Call or text me any time.
I will call you, no need to worry about texts.
You called and texted me yesterday, thank you!
Please call me, and email me the report.
I cannot get calls and texts at work today, email me.
My landlord keeps calling and texting me.
Did you call or text me?
I never got your text or your email.
No calls came yet, and no texts or emails.
When do the calls stop?
I have no calls or texts from you.
No calls yet, please call me.
No emails arrived, please call.`.split("\n");

describe("words", () => {
  test.each(severalWays)("that name several ways stop all: %s", (text) =>
    expect(readStop(text.replaceAll("⏎", "\n"))).toMatchObject({ verdict: "stop", channel: "all", scope: "all" }),
  );
  test.each(namesNothingToStop)("that name ways stop none: %s", (text) =>
    expect(readStop(text)).toEqual({ verdict: "none" }),
  );
  test.each([
    ["Stop calling, text me instead", "call"],
    ["Stop calling me and text me instead.", "call"],
    ["Don't email, call me", "email"],
    ["Don't call, email me.", "call"],
    ["Don't call me, text or email me.", "call"],
    ["Stop calling me just text me", "call"],
    ["Stop calling. I prefer texts.", "call"],
    ["Stop calling me, but email me the list.", "call"],
    ["Please stop texting me. Call me instead, please.", "text"],
    ["Stop texting me at this phone number.", "text"],
    ["Stop texting my phone.", "text"],
    ["I got your email. Please stop calling me.", "call"],
    ["Please stop emailing me. Thanks for the call last week.", "email"],
    ["Please stop emailing me. I will call you when we are ready.", "email"],
    ["No me llamen más, mejor mándenme un correo.", "call"],
    ["Please stop calling me. Don't text me before 9.", "call"],
    ["I no longer want calls, only emails.", "call"],
    ["Please stop texting. A call next week is welcome.", "text"],
    ["We do not want to be called anymore. Please write us a letter.", "call"],
  ])("that want another way stop only what they name: %s", (text, channel) =>
    expect(readStop(text)).toMatchObject({ verdict: "stop", channel, scope: "all" }),
  );
  test.each([
    ["Stop calling and texting me. Email me instead.", "all"],
    ["No texts and no emails. Just call me.", "all"],
    ["No calls, no texts.", "all"],
    ["No calls. Text me.", "call"],
    ["No calls", "call"],
  ])("that close all but one way are for a person: %s", (text, channel) =>
    expect(readStop(text)).toMatchObject({ verdict: "maybe", channel }),
  );

  test.each(stops)("ask us to stop: %s", (text) => expect(readStop(text)).toMatchObject({ verdict: "stop" }));
  test.each(harmless)("ask for something else: %s", (text) => expect(readStop(text)).toEqual({ verdict: "none" }));

  test.each([
    "How do I unsubscribe?",
    "My number is on the do not call registry.",
    "Please don't call me before 6, I work nights.",
    "Do not call me at work.",
    "Don't call me back until I have my pay stubs.",
    "If the fee is over $500, stop contacting me.",
    "Please stop sending me the credit card offers.",
    "No me llamen antes de las seis.",
    "Cancel",
    "Please stop, I found a house.",
    "Stop calling my job.",
    "No me llamen al trabajo, mejor al celular.",
    "Llámenme, no me escriban.",
    "Please unsubscribe my wife.",
    "Can I please be removed?",
    "¿Cómo me doy de baja?",
    "This is spam!",
    "请不要再给我打电话",
    "Đừng gọi cho tôi nữa",
    "Arrêtez de m'appeler.",
  ])("leave it to a person: %s", (text) => expect(readStop(text)).toMatchObject({ verdict: "maybe", sentence: text }));

  it("count only as a question when they may be quoted", () => {
    expect(readStop("Thank you!", "Stop calling me.")).toMatchObject({ verdict: "maybe" });
    expect(readStop("STOP", "Thank you.")).toMatchObject({ verdict: "stop" });
  });

  it("are read in time, however long a hostile email is", () => {
    const parts = [
      "please ",
      "stop ",
      "don't ",
      "i want to ",
      "hi, ",
      "all your ",
      "you must ",
      "no me ",
      "(4",
      "¿",
      "a",
    ];
    for (const part of parts) {
      const text = part.repeat(100_000 / part.length);
      expect(["none", "maybe", "stop"]).toContain(readStop(text, text).verdict);
    }
  });

  test.each([
    ["Stop texting me. Call me instead, please.", "text", "all"],
    ["Please unsubscribe me from the newsletter, but call me about my report.", "email", "marketing"],
    ["Don't call or text me.", "all", "all"],
    ["Remove my phone number from your list.", "all", "all"],
    ["No me llamen más. Pueden escribirme.", "call", "all"],
    ["STOP", "all", "all"],
    ["Don't call, email me.", "call", "all"],
    ["Email only please, no calls", "call", "all"],
  ])("name the way: %s", (text, channel, scope) => expect(readStop(text)).toMatchObject({ channel, scope }));
});

test.each([
  ["Please do not email me here, only at my mailbox.example address."],
  ["Don't email me at tamika.okafor@work.example.com any more, thanks."],
  ["Don't call me about the 6.5% loan any more."],
])("quotes the whole sentence around a dot that ends none: %s", (words) => {
  expect(readStop(`Hello.\n${words} I will write.`)).toMatchObject({ sentence: words });
});

test("A dot without a blank still ends a sentence", () => {
  expect(readStop("stop.please")).toMatchObject({ verdict: "stop" });
});

const home = "maria@home.example";
test.each([
  [`Please do not email me here, only at ${home}.`, "stop", [home]],
  [`please stop emailing this address, use Maria@Home.example instead`, "stop", [home]],
  [`Please take this address off your list. I read ${home}.`, "stop", [home]],
  [`No me escriban a este correo, escríbanme a ${home}`, "stop", [home]],
  ["Stop emailing me here.", "stop", []],
  ["Remove this email from your database.", "stop", []],
  ["Do not contact me at this address.", "stop", []],
  [`Wrong address, write to me at ${home}`, "maybe", [home]],
  [`take this address off, I read ${home}`, "maybe", [home]],
  [`Please use ${home} from now on, not this one.`, "maybe", [home]],
  [`This is my old address. Please stop using it and write to ${home}.`, "maybe", [home]],
] as const)("of one address stop only the emails there: %s", (text, verdict, wanted) => {
  expect(readStop(text)).toMatchObject({ verdict, channel: "email", address: { isHere: true, wanted } });
});

test.each([
  ["Stop emailing me.", "email"],
  ["Please remove my email address from your mailing list.", "email"],
  ["Stop sending this email.", "email"],
  ["Unsubscribe me from this email list.", "email"],
  ["Don't call or email me here.", "all"],
  [`Stop emailing me.\nMaria Lopez\n${home}`, "email"],
])("that name no single address stop every one: %s", (text, channel) => {
  const reading = readStop(text);
  expect(reading).toMatchObject({ verdict: "stop", channel });
  expect(reading).not.toHaveProperty("address");
});

test.each([`STOP. Use ${home} instead.`, `Stop emailing me. My other address is ${home}`])(
  "that are plain beside another address are not read as one address alone: %s",
  (text) => {
    expect(readStop(text)).toMatchObject({ verdict: "stop", address: { isHere: false, wanted: [home] } });
  },
);

test.each([
  ["Don't text this number, call my other one 555-0142", "text"],
  ["Don't call this number, call my other one 312-555-0142", "call"],
  ["Stop calling this number. Use 312-555-0142 instead.", "call"],
  ["Please stop calling this number, text my other phone.", "call"],
])("that ask for another number are for a person, who can correct the number: %s", (text, channel) => {
  expect(readStop(text)).toMatchObject({ verdict: "maybe", channel });
});
