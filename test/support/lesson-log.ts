/** The first plays of a round of Anemaki, for lessons that tests make and break. */
export const LESSON_LOG = `revolution-log 1
rules anemaki
player ari
player physo
player janiet
player aster
player rhys
round 1
dealer janiet
deal ari 8s Jc Qd Kd Ks As
deal physo 9h Jh Qh Qc Kh Ah
deal janiet 7c 7s 8d 8c Ts Js
deal aster 7d 9s Td Tc Qs Ad
deal rhys 8h 9d 9c Jd Kc Ac
talon 7h Th
janiet plays 7c 7s
aster plays Td Tc
rhys passes
ari plays Kd Ks
physo passes
`;
