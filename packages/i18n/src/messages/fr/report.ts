import type { Messages } from '../../catalogue.ts'

export const report: Messages<'report'> = {
  title: 'Signaler un vendeur',
  lead: 'Dites-nous ce qui s’est passé et montrez-le. Le service client examine chaque signalement ; le vendeur ne saura pas qui l’a fait.',
  about: 'Votre signalement concerne',
  order: 'Commande {id}',
  choose: 'De quel vendeur s’agit-il ?',
  'choose-lead': 'Ouvrez la boutique du vendeur ou votre commande et choisissez-y « Signaler ce vendeur ».',
  'to-orders': 'Mes commandes',
  reason: 'Motif',
  'reason-missing': 'Choisissez un motif',
  'reason-placeholder': 'Choisissez un motif',
  reasons:
    '{reason, select, scam {Arnaque} not_delivered {Non livré} recovered_account {Compte repris} wrong_goods {Non conforme à l’offre} rude {Insultes ou menaces} off_platform {Veut traiter hors du site} other {Autre chose}}',
  explanation: 'Que s’est-il passé ?',
  'explanation-hint': 'Quand c’était, ce qui était convenu et ce qui a été dit.',
  evidence: 'Captures d’écran à l’appui',
  send: 'Envoyer le signalement',
  sent: 'Merci. Votre signalement est envoyé et sera examiné.',
  problems: 'Vérifiez le signalement',
  mine: 'Mes signalements',
  empty: 'Vous n’avez signalé personne.',
  state: '{state, select, open {À l’étude} approved {Confirmé} other {Non confirmé}}',
  points: '{count, plural, one {# point gagné} many {# de points gagnés} other {# points gagnés}}',
  answer: 'Service client : {note}',
}
