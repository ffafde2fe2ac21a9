import type { Messages } from '../../catalogue.ts'

export const customerData: Messages<'customerData'> = {
  title: 'Données personnelles',
  lead: 'Seulement si le client l’a demandé et que vous êtes sûr de son identité. Il est prévenu par e-mail.',
  reason: 'Motif, consigné au journal',
  export: 'Exporter les données',
  erase: 'Effacer le client',
  'erase-sure': 'Je sais que c’est irréversible',
  'sure-missing': 'Confirmez que c’est irréversible',
  done: '{done, select, erase {Le client est effacé et prévenu par e-mail.} restore {Le fichier est de nouveau visible.} take {Le fichier est retiré.} other {Les données sont prêtes. Elles ne sont conservées nulle part : enregistrez le fichier avant de quitter la page.}}',
  save: 'Enregistrer le fichier',
  files: 'Fichiers envoyés',
  'files-lead': 'Cherchez un fichier par son adresse ou son numéro, voyez où il sert et retirez-le.',
  file: 'Adresse ou numéro du fichier',
  'no-file': 'Ce fichier n’existe pas.',
  owner: 'Envoyé par',
  kind: 'Type',
  uses: 'Où il sert',
  'no-uses': 'Nulle part.',
  use: '{kind, select, offer {Offre {id}} seller {Page du vendeur {id}} case {Dossier de la commande {id}} report {Signalement {id}} ticket {Demande {id}} other {Échanges {id}}}',
  take: 'Retirer le fichier',
  'take-what':
    'Plus personne ne peut l’ouvrir ; il disparaît des offres et des pages. Il est conservé 90 jours, pendant lesquels il peut réapparaître.',
  taken: 'Retiré le {time}',
  restore: 'Le montrer de nouveau',
  'restore-what': 'Les offres et pages ne le reprennent pas d’elles-mêmes : à l’auteur de l’ajouter.',
  'may-erase': 'Effacer des clients à leur demande',
  'may-export': 'Exporter les données des clients',
  'act-erase': 'A effacé un client',
  'act-export': 'A exporté les données d’un client',
  'act-restore': 'A remontré un fichier',
  'export-subject': 'Vos données ont été exportées',
  'export-body':
    'Le service client a exporté ce qui est conservé à votre sujet, à votre demande. Si ce n’est pas le cas, écrivez-nous aussitôt.',
  'erase-subject': 'Votre compte est supprimé',
  'erase-body':
    'Le service client a supprimé votre compte à votre demande. C’est le dernier e-mail à cette adresse. Les factures restent dix ans après l’année de l’achat, comme l’exige le droit fiscal.',
}
