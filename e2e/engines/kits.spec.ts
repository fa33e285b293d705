import { test } from "./test.ts";

test("The dispute kit writes a letter on the device, and it is still there after a reload", async ({ visit }) => {
  await visit.open("/dispute-kit");
  await visit.fill({ "Who reports it": "Marzipan Bank" });
  await visit.clickFirst("label:has([name=reason][value=not-mine])");
  await visit.clickFirst("label:has([name=bureaus][value=experian])");
  await visit.expectText(/This account is not mine\. I did not open it/, ".letter-paper");
  await visit.fill({ "Your name": "Pepper Marmalade" });
  await visit.expectText(/Pepper Marmalade/, ".letter-paper");
  await visit.reopen();
  await visit.expectText(/Pepper Marmalade/, ".letter-paper");
});

test("A mark gets the month by which it must be gone", async ({ visit }) => {
  await visit.open("/when-marks-leave");
  await visit.fill({ "The payment you missed": "3/2024" });
  await visit.expectText("March 2031 at the latest", ".ma-dates h3");
});

test("A loan gets the dates when its mortgage insurance ends", async ({ visit }) => {
  await visit.open("/end-mortgage-insurance");
  await visit.fill({ "Price when you bought": "400000", "Loan at the start": "380000", "Interest rate": "6.5" });
  await visit.fill({ "Years to pay": "30", "First payment": "2/2024" });
  await visit.expectText("May 1, 2034", ".ie-when");
});
