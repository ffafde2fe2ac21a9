import type { Messages } from '../../catalogue.ts'

export const standing: Messages<'standing'> = {
  sellers: 'Vendeurs',
  'sellers-lead': 'Tous ceux qui vendent ici, et ce qu’ils peuvent faire.',
  find: 'Chercher par nom ou numéro',
  search: 'Chercher',
  none: 'Aucun vendeur ne correspond.',
  'standing-label': 'Situation',
  standing:
    '{standing, select, active {Actif} vacation {En vacances} suspended {Suspendu} banned {Exclu} other {{standing}}}',
  means:
    '{standing, select, active {Tout est en vente.} vacation {Les offres restent visibles et ne peuvent pas être achetées. Les commandes en cours et les versements continuent.} suspended {Les offres sont retirées et les versements suspendus. Les commandes en cours doivent être livrées.} banned {Les offres sont retirées, les versements suspendus, et les acheteurs ne peuvent pas ouvrir de conversation. Ce qui n’a pas été livré est remboursé.} other {}}',
  change: 'Changer la situation',
  reason: 'Motif, lu par le vendeur',
  since: 'Depuis le {date}',
  until: 'Jusqu’au {date}',
  history: 'Historique',
  'history-none': 'La situation n’a jamais changé.',
  by: 'Par',
  orders: 'Commandes',
  offers: 'Offres',
  vacation: 'Vacances',
  'vacation-lead':
    'Pendant votre absence, les acheteurs voient vos offres et ne peuvent pas les acheter. Vous livrez toujours ce qui a été acheté avant.',
  'vacation-until': 'Premier jour de retour (vide si indéterminé)',
  'vacation-wrong': 'Choisissez un jour futur, dans un an au plus',
  'vacation-start': 'Commencer les vacances',
  'vacation-end': 'Terminer les vacances',
  'mail-subject':
    'Votre compte vendeur : {standing, select, active {de nouveau actif} suspended {suspendu} banned {exclu} other {{standing}}}',
}
