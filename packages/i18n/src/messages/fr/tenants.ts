import type { Messages } from '../../catalogue.ts'

export const tenants: Messages<'tenants'> = {
  title: 'Boutiques',
  lead: 'Les boutiques de cette installation. Vous ne voyez que des chiffres, rien sur leurs clients.',
  new: 'Nouvelle boutique',
  shop: 'Boutique',
  state: '{state, select, open {Ouverte depuis le {date}} other {Fermée au public}}',
  sellers: 'Vendeurs',
  offers: 'Offres',
  orders: 'Commandes payées',
  'shop-seen': 'Boutique vue pour la dernière fois',
  'never-seen': 'Pas encore vue',
  todo: 'Reste à faire',
  task: '{task, select, desk {Installer l’administration} owner {Premier administrateur absent} shop {La boutique ne tourne pas} other {L’équipe ne l’a pas ouverte}}',
  'nothing-todo': 'Rien',
  'no-create':
    'Cette passerelle ne peut pas créer de boutique. Utilisez sur le serveur la commande « gateway tenant create ».',
  'new-lead':
    'La boutique commence vide et fermée. Son premier administrateur reçoit un e-mail et la mène à l’ouverture.',
  id: 'Identifiant de la boutique',
  'id-hint': 'De 3 à 31 minuscules, chiffres et tirets isolés, comme nova. Il ne change jamais.',
  company: 'Nom de la société',
  admin: 'E-mail du premier administrateur',
  'shop-origin': 'Adresse de la boutique',
  'desk-origin': 'Adresse de son administration',
  'address-hint': 'Par exemple {address}, sans chemin',
  colour: 'Couleur',
  'colour-hint': 'Sous la forme #rrggbb. L’équipe peut la changer.',
  rates: 'Taux de change',
  'rates-hint':
    'Seulement pour les devises qui n’en ont pas : unités pour un dollar, comme EUR=0.86. Il y a des taux pour {currencies}.',
  create: 'Créer la boutique',
  created: '{shop} a été créée',
  'created-lead': 'Elle a le numéro {number} et le site {site}. Son premier administrateur reçoit un e-mail.',
  credential: 'Secret de {id}',
  'credential-lead': 'Enregistrez-le maintenant. Il ne s’affiche que cette fois.',
  'of-environment': 'Les réglages de l’installation contiennent déjà le secret de {id}.',
  rest: 'Ce qui reste à faire, et par qui',
  'rest-desk':
    'Qui gère l’installation nomme la boutique dans DESK_ORIGINS et son secret dans CLIENT_SECRETS de l’administration, puis la redémarre.',
  'rest-owner': 'Le premier administrateur suit le lien de l’e-mail dans les sept jours.',
  'rest-shop':
    'Un développeur crée le dossier de la boutique avec « pnpm tenant new », le numéro et le site, la compile et la démarre avec son secret.',
  'rest-open': 'L’équipe de la boutique termine les étapes de l’ouverture et l’ouvre.',
  'act-create': 'A créé une boutique',
}
