import { communityProperty } from "#app/content/rules/community-property.ts";
import { listOf } from "./figure-words.ts";

/** The states of community property in a row: `Arizona, California … and Wisconsin`. */
export const communityStates = listOf(Object.values(communityProperty.states));
