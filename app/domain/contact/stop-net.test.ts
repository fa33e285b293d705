// cspell:disable -- words in the languages that people write, with their slips
import { expect, test } from "vitest";
import { readStop } from "./stop-words.ts";

const asksUs = `Please refrain from sending emails.
You may no longer text me.
Do not reach out to us again.
Please have my number removed.
Delete my contact details.
Enough already, no more calls.
I'm sick of these messages.
No calls, no emails, nothing.
My answer is no, please stop reaching out.
I wish to be left alone.
Please remove us from your marketing.
Never contact this address again.
I do not want follow-ups.
Withdraw my consent.
Please quit emailing.
I didn't sign up for this, unsubscribe.
We don't want to be bothered anymore.
Ya no me manden correos.
Que no me llamen.
No quiero saber nada de ustedes.
Paren de escribirme.
Quiten mi teléfono.
No autorizo que me llamen.
Cancelen los mensajes.
No más textos.
Por favor, ya no insistan.
Basta con sus correos.
Please don't ring me anymore.
Do not text message me.
STOP MSGS
End all texts
Strike my name from your call sheet.
Please quit following up with me.
No more reaching out please.
I'm tired of your calls.
Enough with the texts!
You do not have permission to contact me anymore.
I never gave you my consent.
I take back my permission.
Kindly refrain from phoning me.
I would rather not be contacted.
Erase my number.
Unsubsribe
unsubscibe me
Opting out.
Don't msg me.
Please don't bug me again.
Stop harrassing me
No solicitation please.
No marquen más.
No me manden mensajes por favor.
Ya estuvo bueno de llamadas.
No me busquen más.
Dejen de marcarme.
No autorizo más llamadas.
Sáquenme de su lista por favor.
Cancelar mensajes
Do not SMS this number.
I want zero contact from your company.
I no longer authorize you to call or text.
I reject all further communication.
This is a request for no contact.
Remove all my information from your system.
Forget my number.
Get rid of my number please.
Block my email.
STOP MESSAGES
END SMS
QUIT ALL
stop txting me
stop emialing me
I unsubscribe
Don't get in touch with me again.
Please never get a hold of me again.
Stop spamming my inbox.
These calls need to end.
Your calls are unwanted.
We want no more letters.
Not interested, take me off.
No longer interested, please no more calls.
Ya no llamen.
No me vuelvan a marcar.
No me estén molestando.
No les di permiso de llamarme.
Eliminen mi teléfono de sus registros.
Quiero que paren las llamadas.
No me envíen más publicidad.`.split("\n");

const asksNothing = `Please send me the forms again.
Never mind, I found the email.
My number was removed from the waiting list for the class?
I want to hear from you soon.
I am interested in your calls about VA loans.
Don't send the report before I confirm.
I object to the appraisal.
The emails are nice, thanks.
I was removed from the lease.
We don't want to rent anymore.
Don't let us miss the deadline again.
I never want to be late again.
I quit the app, email me the link.
No calls at lunch, after 5 is good?
I left a voicemail yesterday.
I'm tired of waiting, please call.
Enough savings, I think.
The texts are in Spanish, good.
No me mandaron la lista.
No quiero que suba la tasa.
Ya mandé los papeles.
Paré de usar la tarjeta.
No cancelen mi cita.
Mi correo está mal escrito.
Llamen a mi esposo también.
Necesito que me llamen.
Ya no me preocupa el enganche.
Dejen pasar una semana y llámenme.
I don't want to wait much longer to buy.
I have not gotten your email.
What happens after you contact the bureau?
My number changed, please update it.
Is my name on the list for the class?
I stopped paying my card in March.
We have had enough of renting.
I do not own a home.
I did not sign the contract.
Thanks for the text.
I am not interested in an FHA loan, only VA.
How do I get off the ChexSystems list?
The bank blocked my account.
A collector texts me every week.
I asked the lender to delete my application.
Do I need consent from my wife?
I give my consent to pull my report.
Cancel culture is not my thing, but rents are wild.
Please send me the list again.
I'd rather talk by phone.
Don't give up on us!
Sorry to bother you.
No problem, text me.
I do not mind calls.
Can you follow up on my dispute?
No tengo crédito.
Marquen mi número por la tarde.
Ya basta de pagar renta.
No entiendo el correo.
No sé si califico.
I need to withdraw money from my 401k.
The seller refuses to fix the roof.
We no longer rent.
I no longer have that number, use this one.
I never missed a payment.
Nobody from your office reached out.
Should I contact the seller?
How long until a late payment drops off?
Take me through the steps please.
My request is simple: what score do I need?
I want more information.
No more renting for us!
No further steps needed?
Who do I contact at HUD?
Bus stop is near the office, good.
The end of my lease is near.
I am done with school and have a job now.
I am sick of high rents.
The calls drop in my building, email instead.
Email is better than calls.
WhatsApp is fine.
I got two letters from Equifax.
Don't share my email with others, please.
I am not ready, call me in May.
Is it unusual that they contact my employer?
No contesté porque estaba en el trabajo.
No me llegó el mensaje.
Ya no debo nada.
No olviden llamarme.
Me pueden contactar por correo.`.split("\n");

test.each(asksUs)("is heard, or a person reads it: %s", (text) => expect(readStop(text).verdict).not.toBe("none"));

/** Certain hours are asked about as such: `hour-words.test.ts`. */
test.each(asksNothing)("asks nobody anything about stopping: %s", (text) =>
  expect(["none", "hours"]).toContain(readStop(text).verdict),
);
