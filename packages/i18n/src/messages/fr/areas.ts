import type { Messages } from '../../catalogue.ts'

export const areas: Messages<'areas'> = {
  title: 'Zones des pages',
  lead: "Ce que montrent la page d'accueil, le menu et le pied de page, sur téléphone et sur ordinateur.",
  names:
    "{area, select, a1 {Images d'accueil} a2 {Jeux populaires} a3 {Textes d'accueil} a4 {Bon à savoir} a5 {Populaires parmi tous les jeux} a6 {Liens sous l'en-tête} a7 {Pied de page} a8 {Bande d'images} a9 {Catégories} a10 {Avis} a11 {Images d'accueil} a12 {Jeux avec catégorie} other {Textes d'accueil}}",
  places:
    "{area, select, a1 {En haut de l'accueil} a2 {Sur l'accueil, sous les images} a3 {À la fin de l'accueil} a4 {Vers la fin de l'accueil} a5 {Sur la page de tous les jeux} a6 {Sur l'accueil, sous la recherche} a7 {À la fin de chaque page} a8 {Au milieu de l'accueil} a9 {Dans le menu de chaque page et sur l'accueil} a10 {Vers la fin de l'accueil} a11 {En haut de l'accueil} a12 {Au milieu de l'accueil} other {À la fin de l'accueil}}",
  where: 'Où on la voit',
  area: 'Zone',
  device: 'Appareil',
  devices: '{device, select, phone {Téléphone} desktop {Ordinateur} other {Téléphone et ordinateur}}',
  unset: 'Pas encore remplie',
  'no-words': 'Sans texte',
  language: 'Langue des textes',
  original: 'Original : {text}',
  part: '{kind, select, pictures {Image {n}} blocks {Texte {n}} links {Lien {n}} columns {Colonne {n}} other {Entrée {n}}}',
  'add-part':
    '{kind, select, pictures {Ajouter une image} blocks {Ajouter un texte} links {Ajouter un lien} columns {Ajouter une colonne} other {Ajouter une entrée}}',
  up: 'Monter : {name}',
  down: 'Descendre : {name}',
  remove: 'Retirer : {name}',
  file: '{kind, select, kept {Autre image} other {Fichier image}}',
  'file-hint': 'Les images larges conviennent le mieux : la boutique les recadre en 1280 × 400 pixels. 2 Mo au plus.',
  alt: "Description de l'image",
  'alt-hint': "Pour qui ne la voit pas. Laisse vide si l'image ne fait que décorer le texte.",
  line: 'Ligne sous le titre',
  target: 'Mène à',
  'target-hint': 'Un chemin de la boutique comme {path}, ou une adresse qui commence par https://.',
  'link-wrong': 'Saisis un chemin de la boutique comme {path}, ou une adresse qui commence par https://',
  'picture-missing': 'Choisis une image',
  'picture-words-missing': "Écris un titre ou une description de l'image",
  'not-shown': 'La boutique ne le montre plus. Retire-le de la liste.',
  'pair-wrong': 'Choisis un jeu et une catégorie où il se vend',
  'original-missing': 'Écris tous les textes dans la première langue de la boutique, puis enregistre et publie',
  empty: 'Il n’y a encore rien à montrer. Remplis la zone ou retire-la.',
  picked:
    '{kind, select, brands {Jeux, dans cet ordre} categories {Catégories, dans cet ordre} articles {Articles, dans cet ordre} other {Liens courts sous les articles}}',
  'nothing-picked':
    '{kind, select, brands {Rien n’est choisi : la boutique choisit les jeux selon le réglage ci-dessous.} categories {Rien n’est choisi : la boutique montre toutes ses catégories.} other {Rien n’est encore choisi.}}',
  find: 'Chercher par nom',
  'found-none': 'Aucun résultat',
  add: 'Ajouter : {name}',
  gone: 'N’est plus dans la boutique',
  order: 'La boutique choisit',
  orders:
    '{kind, select, popular {les jeux les plus populaires} sales {les jeux les plus vendus} other {les jeux les plus récents}}',
  limit: 'Combien',
  'limit-wrong': 'Saisis un nombre entier de 1 à {max}',
  'comments-note': 'La boutique choisit seule les bons avis les plus récents.',
  game: 'Jeu',
  category: 'Catégorie',
  'preview-on': '{device, select, phone {Aperçu sur téléphone} other {Aperçu sur ordinateur}}',
  taken:
    'Le fichier de cette image a été retiré. La boutique ne l’affiche pas. Choisissez-en une autre ou supprimez-la.',
}
