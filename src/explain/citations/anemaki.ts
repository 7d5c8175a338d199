/** The rules of Anemaki behind each statement. */
import type { Citations } from './statement.ts';

export const ANEMAKI_CITATIONS: Citations = {
  statements: {
    'deal.sizes': ['A3'],
    'deal.luck': ['A4'],
    'deal.title': ['A20'],
    'deal.untitled': ['A5'],
    'deal.drawn': ['A5'],
    'trade.best': ['A24'],
    'trade.secret': ['A25'],
    'check.declared': ['A26'],
    'check.postponed': ['A27'],
    'check.bystander': ['A27'],
    'order.reversed': ['A28'],
    'order.oneRound': ['A29'],
    'trick.lead': ['A7'],
    'trick.beat': ['A8'],
    'trick.pass': ['A9'],
    'trick.passLasts': ['A10'],
    'trick.ends': ['A11'],
    'trick.nextLeads': ['A12'],
    'round.out': ['A13'],
    'round.over': ['A13'],
  },
  titles: { archon: 'A14', yparchon: 'A15', neutral: 'A16', ypodoulos: 'A17', doulos: 'A18' },
  trades: { archon: 'A21', doulos: 'A21', yparchon: 'A22', ypodoulos: 'A22', neutral: 'A23' },
};
