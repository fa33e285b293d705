import { HomePayment } from "./home-payment.tsx";

export function PaymentCalculator() {
  return (
    <>
      <section className="leg leg--L sec sec--on">
        <HomePayment title="What would you pay each month?" />
      </section>
      <div className="turn turn--LR" />
    </>
  );
}
