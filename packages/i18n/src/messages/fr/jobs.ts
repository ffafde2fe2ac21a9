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
    'Une sauvegarde n’a de valeur qu’une fois restaurée. L’essai utilise sa propre base de données et ne touche ni à la boutique ni à ses fichiers.',
  'may-view': 'Voir les tâches, les e-mails en attente et les sauvegardes',
  'may-retry': 'Relancer les tâches et e-mails en échec',
  'act-retry': 'A relancé une tâche en échec',
  'act-mails': 'A renvoyé les e-mails en échec',
  'take-backup': 'Sauvegarder maintenant',
  'try-restore': 'Essayer de restaurer la plus récente',
  'backup-asked': 'Une sauvegarde est en cours. Elle figurera ci-dessous dans un instant.',
  'trial-asked': 'La restauration de la sauvegarde la plus récente est à l’essai. Cela peut durer quelques minutes.',
  'trial-every':
    '{n, plural, one {Une restauration est essayée tous les # jours.} many {Une restauration est essayée tous les # de jours.} other {Une restauration est essayée tous les # jours.}}',
  'trial-elsewhere': 'Aucune restauration n’est essayée d’elle-même.',
  'may-backup': 'Faire des sauvegardes et essayer de les restaurer',
  'act-backup': 'A demandé une sauvegarde',
  'act-trial': 'A demandé un essai de restauration',
  'backup-failed':
    'La sauvegarde du {date} a échoué, et aucune n’a été faite depuis. Vérifiez le disque et le journal de la passerelle.',
  'mail-failed':
    '{work, select, trial {La restauration d’essai que vous avez demandée a échoué} other {La sauvegarde que vous avez demandée a échoué}}',
  'mail-failed-text':
    '{work, select, trial {La dernière sauvegarde n’a pas pu être restaurée en entier et pourrait ne pas servir le moment venu. Toutes les personnes qui voient les alertes ont été prévenues.} other {Rien n’a été modifié, mais il n’y a pas de nouvelle sauvegarde. Toutes les personnes qui voient les alertes ont été prévenues.}}',
  'mail-link': 'Vers la page des sauvegardes',
}
