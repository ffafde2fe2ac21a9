import type { Messages } from '../../catalogue.ts'

export const sharedGames: Messages<'sharedGames'> = {
  title: 'ألعاب البطاقة',
  lead: 'ما تعرضه مكتبة ألعاب Family Game PASS، بهذا الترتيب.',
  new: 'لعبة جديدة',
  period: 'انشرها للمدة التي يمكن لحاملي البطاقة لعبها فيها: من وإلى.',
  'from-catalogue': 'لعبة من الكتالوج',
  'from-catalogue-hint': 'تعطي صورتها، واسمها حيث لم يُكتب عنوان.',
  'no-catalogue': 'لا شيء منها',
  'cover-hint': 'الصور الطولية هي الأنسب: يقصها المتجر إلى 480 × 640 بكسل. بحد أقصى 2 ميغابايت.',
  genre: 'النوع',
  genres:
    '{genre, select, action {أكشن} adventure {مغامرات} horror {رعب} indie {ألعاب مستقلة} racing {سباقات} rpg {تقمّص أدوار} shooter {تصويب} simulation {محاكاة} sports {رياضة} other {استراتيجية}}',
  'genre-missing': 'يُرجى اختيار نوع',
  released: 'سنة الإصدار',
  'released-wrong': 'يُرجى إدخال سنة مثل 2019',
  platforms: 'المنصات',
  platform: '{platform, select, win32 {ويندوز 32 بت} other {ويندوز 64 بت}}',
  'platforms-missing': 'يُرجى اختيار منصة واحدة على الأقل',
  'act-save': 'حفظ لعبة من ألعاب البطاقة',
}
