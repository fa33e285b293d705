import { capabilitiesOf } from "#app/domain/desk/capabilities.ts";
import type { SentParts } from "#app/domain/plan/sent-parts.ts";
import { sampleDomain } from "#app/server/desk/staff/staff-members.server.ts";

/** The names of people who do not exist, in lists and letters. All their numbers are 555-01xx. */
const mark = "Sample";

const names = [
  "Priya Raman",
  "Carla Jensen",
  "Noah Fields",
  "Bea Larkin",
  "Keiko Mori",
  "Omar Haddad",
  "Lena Fischer",
  "Ray Sandoval",
  "Maria Lopez",
  "James Carter",
  "Aisha Bello",
  "Tomás Rivera",
  "Grace Kim",
  "Daniel Wright",
  "Sofia Rossi",
  "Marcus Reed",
  "Nia Coleman",
  "Ethan Brooks",
  "Layla Nasser",
  "Victor Chen",
  "Hannah Price",
  "Luis Ortega",
  "Ivy Thompson",
  "Samuel Osei",
  "Julia Novak",
  "Andre Lewis",
  "Mei Lin",
  "Rosa Delgado",
  "Peter Walsh",
  "Fatima Khan",
  "Caleb Young",
  "Elena Petrova",
  "Jordan Hayes",
  "Tara Singh",
  "Miguel Santos",
  "Olivia Grant",
  "Kofi Mensah",
  "Renee Dubois",
  "Walter Stone",
  "Yara Costa",
] as const;

/** One of them. */
export type SamplePerson = { firstName: string; lastName: string; name: string; email: string; phone: string };

/** All of them, in one order. */
export const samplePeople: readonly SamplePerson[] = names.map((name, index) => {
  const [firstName = "", lastName = ""] = name.split(" ");
  return {
    firstName,
    lastName: `${lastName} ${mark}`,
    name: `${name} ${mark}`,
    email: `person${index + 1}@${sampleDomain}`,
    phone: `+1480555${String(100 + index).padStart(4, "0")}`,
  };
});

/** Questions from some of them. */
export const sampleQuestions = [
  "My score is 612. Is that enough to begin?",
  "We rent for $1,900 and have two kids. What would we need to save?",
  "I have one old collection. Should I pay it first?",
  "Can my sister and I apply together?",
  "I was told no last year. What can I do differently?",
  "How long does the analysis take?",
] as const;

/** Call topics for some of them. */
export const sampleTopics = ["Assistance programs", "My credit report", "Saving for a down payment", null] as const;

/** Where they live, by time zone. */
export const sampleZones = [
  "America/New_York",
  "America/Chicago",
  "America/Phoenix",
  "America/Los_Angeles",
  "Pacific/Honolulu",
] as const;

/** Two colleagues who take calls; no one can sign in as one of them. */
export const sampleColleagues = [
  { email: `ana@${sampleDomain}`, name: `Ana Reyes ${mark}`, hours: { opens: "09:00", closes: "17:00" } },
  { email: `tom@${sampleDomain}`, name: `Tom Baker ${mark}`, hours: { opens: "10:00", closes: "18:00" } },
] as const;

/** Their permissions. */
export const sampleMay = capabilitiesOf("counselor");

/** One person's picks from a plan. */
export const samplePlan: SentParts = {
  version: 1,
  parts: {
    place: { name: "Maricopa County, Arizona", state: "AZ", fips: "04013" },
    income: [{ kind: "job", monthlyCents: 4_833_33, since: 2024 * 12 + 2 }],
    savings: { savedCents: 3_400_00, monthlySavingCents: 300_00 },
    debts: [{ kind: "car", balanceCents: 5_890_00, monthlyCents: 310_00, paymentsLeft: 19 }],
    score: { points: 612, from: "bank" },
    month: {
      program: "fha",
      month: 2028 * 12 + 11,
      asked: 2026 * 12 + 10,
      heldBy: "cash",
      open: [],
      isSupposed: false,
    },
  },
};
