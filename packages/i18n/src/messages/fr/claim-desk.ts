import type { Messages } from '../../catalogue.ts'

export const claimDesk: Messages<'claimDesk'> = {
  listTitle: 'Réclamations d’unités',
  listLead:
    'Des unités qui, selon les acheteurs, ne fonctionnent pas. Sans réponse à temps, l’acheteur peut ouvrir un litige.',
  open: 'En attente',
  answered: 'Répondues',
  none: 'Aucune réclamation ici',
  noneText: 'Quand un acheteur dit qu’une unité ne fonctionne pas, elle apparaît ici avec le délai de réponse.',
  columnUnit: 'Unité',
  columnProblem: 'Problème',
  columnOrder: 'Commande',
  columnUntil: 'Répondre avant',
  columnResult: 'Résultat',
  formUntil: 'Répondez avant le {date}. Ensuite, l’acheteur peut ouvrir un litige.',
  text: 'Mots pour l’acheteur',
  textHint: 'Nécessaires en cas de refus. N’écrivez jamais de code ici.',
  textMissing: 'Dites pourquoi vous refusez',
  replace: 'Remplacer depuis le coffre',
  refund: 'Rendre son prix',
  refuse: 'Refuser',
  done: 'La réclamation a reçu une réponse.',
  vaultEmpty: 'Le coffre n’a aucune unité libre. Ajoutez-en une d’abord, ou rendez le prix.',
}
