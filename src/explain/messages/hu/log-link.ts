import type { Messages } from '../messages.ts';

export const logLink: Messages['logLink'] = {
  empty:
    'Ebben a hivatkozásban nincs napló: hiányzik, ami a „log=” után állna. Másold ki újra az egész hivatkozást.',
  letters:
    'Amit ez a hivatkozás hoz, az nem napló: olyan jelek vannak benne, amilyenek a mi hivatkozásainkban nincsenek. Másold ki újra az egész hivatkozást.',
  version:
    'Ez a hivatkozás az oldal egy újabb változatával készült. Töltsd be újra az oldalt, hogy az jöjjön meg.',
  broken:
    'Ez a hivatkozás nem teljes: egy része útközben levágódott vagy megváltozott. Másold ki újra egészben, vagy kérd el magát a naplót attól, aki küldte.',
  'too-long':
    'Ez a hivatkozás túl hosszú ahhoz, hogy napló legyen benne. Kérd el magát a naplót attól, aki küldte.',
};
