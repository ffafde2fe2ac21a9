import type { Messages } from '../../catalogue.ts'

export const customerBan: Messages<'customerBan'> = {
  title: 'Bannir ce client',
  what: 'Toutes les sessions se terminent aussitôt ; le client ne peut ni se connecter ni acheter. Les commandes en cours vont à leur terme. Le client reçoit un e-mail avec le motif.',
  reason: 'Motif, que le client lira',
  'length-label': 'Durée',
  length: '{count, plural, =0 {Jusqu’à ce que quelqu’un y mette fin} one {# jour} many {# jours} other {# jours}}',
  sure: 'Bannir {name} ?',
  ban: 'Bannir',
  unban: 'Lever le bannissement',
  'unban-reason': 'Pourquoi il est levé ; consigné au journal',
  done: '{done, select, ban {Le client est banni et a été prévenu par e-mail.} unban {Le bannissement est levé ; le client a été prévenu par e-mail.} other {L’e-mail repart.}}',
  history: 'Bannissements',
  by: 'par {name}',
  until: 'jusqu’au {time}',
  ended: 'levé le {time}',
  'not-here':
    'Le personnel et les vendeurs actifs ne peuvent pas être bannis ici. Bannissez d’abord le vendeur sur sa page.',
  resend: 'Renvoyer',
  may: 'Bannir des clients et lever les bannissements',
  'may-resend': 'Renvoyer des e-mails',
  'act-ban': 'A banni un client',
  'act-unban': 'A levé un bannissement',
  'act-resend': 'A renvoyé un e-mail',
  'ban-subject': 'Votre compte est banni',
  'ban-body':
    'Vous ne pouvez plus vous connecter ni acheter. Les commandes en cours vont à leur terme. En voici le motif :',
  'mail-until': 'Le bannissement prend fin de lui-même le {until}.',
  'unban-subject': 'Votre compte est de nouveau utilisable',
  'unban-body': 'Le bannissement est levé. Vous pouvez vous connecter et acheter comme avant.',
}
