import { exampleKey, pathKey } from "./plan-mark.ts";

// How pages without a framework show the visitor's own numbers: sentences that are hidden, and one script that fills them
// in where there is a plan. It reads the plan without its schema, so whatever it cannot read stays hidden.

/** What a sentence may be about. Cents: a year's income, monthly debts, cash, rent, price; and the size of the household. */
export type FillInName = "income" | "debts" | "cash" | "rent" | "comfort" | "price" | "people";

/** The attributes of a figure: each number times its factor, added up, and rounded to `step` cents. */
export type FillIn = {
  sum: Partial<Record<Exclude<FillInName, "people">, number>>;
  /** Shown as the share that it is of this number. */
  per?: "income";
  step?: number;
};

/** As the script reads it: `income:0.03 debts:-1`. */
export function writeSum(sum: FillIn["sum"]): string {
  return Object.entries(sum)
    .map(([name, factor]) => `${name}:${Number(factor.toPrecision(9))}`)
    .join(" ");
}

/**
 * Fills in the element before the script: a box of `li`, each with its figures in `[data-sum]` or, by the size of the
 * household, in `[data-list]`. A line shows when all its figures are known, the box when one of its lines shows. The
 * button changes between the visitor's numbers and the page's own example, for as long as the tab is open.
 * The sums are those of `own-numbers.ts`.
 */
export const fillInScript = `(box=>{
const [on,button]=box.firstElementChild.children,
kept=store=>{try{return store()}catch{}},
off=()=>kept(()=>sessionStorage.getItem("${exampleKey}")),
show=()=>{on.hidden=!!off();button.textContent=on.hidden?"Use my numbers":"Use the example instead"};
kept(()=>{
const plan=JSON.parse(localStorage.getItem("${pathKey}")),{place,people,incomes,debts,savedCents,giftCents=0,rentCents,comfortCents,priceCents}=plan.household,
all=list=>list.reduce((sum,{monthlyCents})=>sum+monthlyCents,0),
own={income:incomes?.length?Math.round(all(incomes)*.12)*100:NaN,debts:debts?all(debts):NaN,cash:savedCents+giftCents,rent:rentCents,comfort:comfortCents,price:priceCents??place?.typicalPriceCents??NaN};
if(plan.pathToKeys!=1)return;
for(const line of on.querySelectorAll("li")){
let known=true;
for(const figure of line.querySelectorAll("b")){
const {sum,per,step=100,list}=figure.dataset,
value=list?+list.split(" ")[people-1]:sum.split(" ").reduce((total,term)=>{const [name,factor]=term.split(":");return total+own[name]*factor},0);
known&&=value>=0&&(!per||own[per]>0);
figure.textContent=per?(value/own[per]*100).toFixed(1).replace(".0","")+"%":"$"+(Math.round(value/step)*step/100).toLocaleString("en-US")
}
line.hidden=!known;
if(known)box.hidden=false
}
button.onclick=()=>{kept(()=>off()?sessionStorage.removeItem("${exampleKey}"):sessionStorage.setItem("${exampleKey}",1));show()};
show()
})
})(document.currentScript.previousElementSibling)`.replaceAll("\n", "");
