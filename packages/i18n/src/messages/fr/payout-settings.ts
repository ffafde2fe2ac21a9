import type { Messages } from '../../catalogue.ts'

export const payoutSettings: Messages<'payoutSettings'> = {
  title: 'Réglages des versements',
  lead: 'Comment les vendeurs sont payés. Un changement s’applique dès qu’une deuxième personne l’approuve.',
  schedule: 'Calendrier et montants',
  weekday: 'Jour des versements (UTC)',
  'by-hand': 'Aucun : l’équipe lance chaque versement',
  minimum: 'Versement minimal en USD',
  fee: 'Frais par versement en USD',
  limit: 'Au-delà de cette somme en USD, une deuxième personne décide',
  'reserve-lead':
    'La ligne du niveau le plus bas au-dessus de celui du vendeur s’applique. Une ligne vide est ignorée.',
  'reserve-level': 'Sous le niveau',
  'reserve-percent': 'Retenue en pour cent',
  'reserve-days': 'Pendant jours',
  'reserve-step': 'Sous le niveau {level} : {percent} %, {days} j',
  providers: 'Qui paie',
  payer:
    '{payer, select, auto {Qui le peut} none {Personne : les soldes sont retenus} sepa {Fichier pour la banque (SEPA)} sandbox {Banque d’essai} stripe {Stripe Connect} other {{payer}}}',
  sender: 'Émetteur des virements SEPA',
  'sender-lead': 'Avec un émetteur, les euros se paient par un fichier remis à la banque.',
  'sender-name': 'Titulaire du compte',
  'sender-bic': 'BIC de la banque (facultatif)',
  propose: 'Proposer le changement',
  changes: 'Changements',
  'changes-none': 'Aucun changement',
  unchanged: 'Rien ne diffère des réglages actuels.',
  may: 'Modifier les réglages des versements',
  'act-propose': 'A proposé d’autres réglages des versements',
  'act-answer': 'A répondu à un changement des réglages',
}
