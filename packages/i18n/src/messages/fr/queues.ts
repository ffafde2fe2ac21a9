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
  reviews: 'Avis',
  'reviews-lead':
    'Les plus récents d’abord. Retire les mots contraires aux règles. La note reste et compte : personne ne fait paraître un vendeur meilleur ou pire.',
  'reviews-none': 'Il n’y a aucun avis dans cette liste.',
  'review-list': '{state, select, negative {Négatifs} removed {Mots retirés} other {Tous}}',
  'review-reason':
    '{reason, select, insult {Insulte} personal_data {Données personnelles} advertisement {Publicité} illegal {Contenu illégal} other {Sans rapport avec la commande}}',
  'review-reason-label': 'Motif du retrait',
  'review-remove': 'Retirer les mots',
  'review-remove-reply': 'Retirer la réponse',
  'review-restore': 'Afficher de nouveau les mots',
  'review-restore-reply': 'Afficher de nouveau la réponse',
  'review-done': 'C’est fait. La boutique l’affiche aussitôt.',
  'review-reply': 'Réponse du vendeur',
  'review-score': 'Note {score} sur 5',
}
