import type { Messages } from '../../catalogue.ts'

export const queues: Messages<'queues'> = {
  reports: 'Signalements de vendeurs',
  'reports-lead':
    'Les plus anciens d’abord. L’acheteur gagne des points quand son signalement est confirmé ; le vendeur ignore qui a signalé.',
  'reports-none': 'Aucun signalement dans cet état.',
  'report-hint': 'L’acheteur la lira.',
  'report-yes': 'Confirmer le signalement',
  'report-no': 'Ne pas le confirmer',
  complaints: 'Réclamations de location',
  'complaints-lead':
    'Locataires qui ne peuvent pas se connecter. Une réclamation acceptée met fin à la location et rend les G Coin.',
  'complaints-none': 'Aucune réclamation dans cet état.',
  'complaint-hint': 'Le locataire la lira. Dites ce que vous avez essayé.',
  'complaint-yes': 'Accepter et rembourser',
  'complaint-no': 'Rejeter',
  answer: 'Réponse',
  'buyer-number': 'Acheteur {number}',
  state: '{state, select, open {À décider} approved {Confirmés} accepted {Acceptées} other {Rejetés}}',
  done: '{state, select, open {Une deuxième personne doit décider.} other {C’est décidé.}}',
  'none-title': 'Rien ici',
}
