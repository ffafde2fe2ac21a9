import type { Messages } from '../../catalogue.ts'

export const jobs: Messages<'jobs'> = {
  title: 'Tâches et e-mails',
  lead: 'Ce qui n’avance pas tout seul : le travail qui échoue, les e-mails en attente et l’existence d’une sauvegarde.',
  jobs: 'Tâches',
  counts: 'Abandonnées : {dead} · Nouvel essai en cours : {failing} · En retard : {late}',
  subject: 'Sujet',
  'subject-name':
    '{subject, select, order {Commande} payment {Paiement} payout {Versement} rental {Location} pass {Family Game PASS} offer {Offre} content {Contenu} message {E-mail} seller {Vendeur ou client} program {Programme de l’entreprise} other {Entretien}}',
  state: '{state, select, dead {Abandonnée} other {Échoue}}',
  attempts: 'Essais',
  'attempts-of': '{n} sur {total}',
  next: 'Prochain essai',
  failure: 'Ce qui a échoué',
  retry: 'Relancer',
  retried: 'La tâche est relancée.',
  mails: 'E-mails',
  'mail-counts': 'En attente : {waiting} · Abandonnés : {failed}',
  'mail-subject': 'Objet',
  'sign-in-code': 'Un code de connexion',
  host: 'Destinataire',
  written: 'Rédigé',
  'retry-mails': 'Tout renvoyer',
  'mails-retried':
    '{n, plural, one {# e-mail est renvoyé.} many {# e-mails sont renvoyés.} other {# e-mails sont renvoyés.}}',
  backups: 'Sauvegardes',
  'no-backup': 'Il n’y a aucune sauvegarde dans le dossier de cette passerelle.',
  newest:
    '{n, plural, one {La dernière date du {date} ; # est conservée.} many {La dernière date du {date} ; # sont conservées.} other {La dernière date du {date} ; # sont conservées.}}',
  every:
    '{n, plural, one {Il y en a une toutes les # minutes.} many {Il y en a une toutes les # minutes.} other {Il y en a une toutes les # minutes.}}',
  elsewhere: 'Cette passerelle ne fait pas de sauvegardes elle-même.',
  'trial-ok': 'Le {date}, la sauvegarde du {from} a été restaurée à l’essai et tout était juste.',
  'trial-failed': 'La restauration d’essai du {date} a échoué. Vérifiez les sauvegardes maintenant.',
  'no-trial': 'Aucune sauvegarde n’a encore été restaurée à l’essai.',
  'trial-lead':
    'Une sauvegarde ne vaut que si elle a été restaurée. Le manuel de l’installation dit comment le faire régulièrement.',
  'may-view': 'Voir les tâches, les e-mails en attente et les sauvegardes',
  'may-retry': 'Relancer les tâches et e-mails en échec',
  'act-retry': 'A relancé une tâche en échec',
  'act-mails': 'A renvoyé les e-mails en échec',
}
