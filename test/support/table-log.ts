/** The expedition's table in the text form: a head, and the opening of a first round in which nobody holds more than two of a kind. */

export const HEAD = `revolution-log 1
rules anemaki
player ari Ari
player physo Physo
player janiet Janiet
player aster Aster
player rhys Rhys
`;

/** Lines 8 to 15 after the head: dealt by Ari, who leads. */
export const FIRST_ROUND = `round 1
dealer ari
deal ari 7d 9h Th Jc Qs Ad
deal physo 7h 7s 8d Jd Kc Kh
deal janiet 8c 8h 9s Qd Qh As
deal aster 7c 9d Tc Jh Ks Ac
deal rhys 8s 9c Td Js Kd Ah
talon Ts Qc
`;

/** Lines 8 to 16: a later round with titles by seat (Ari is Archon, Rhys Doulos, who deals and leads), with the same cards. */
export const TITLED_ROUND = `round 7
titles ari physo janiet aster rhys
dealer rhys
deal ari 7d 9h Th Jc Qs Ad
deal physo 7h 7s 8d Jd Kc Kh
deal janiet 8c 8h 9s Qd Qh As
deal aster 7c 9d Tc Jh Ks Ac
deal rhys 8s 9c Td Js Kd Ah
talon Ts Qc
`;

/** Lines 17 to 20: its exchange as the rules have it; Janiet keeps her cards. */
export const TRADES = `rhys gives Ah Kd to ari
ari gives 7d 9h to rhys
aster gives Ac to physo
physo gives 7h to aster
`;
