import type { Messages } from '../../catalogue.ts'

export const sharedGames: Messages<'sharedGames'> = {
  title: '通行证中的游戏',
  lead: 'Family Game PASS 的游戏库按此顺序展示的内容。',
  new: '新游戏',
  period: '按通行证持有者可以游玩的时间发布：开始和结束。',
  'from-catalogue': '目录中的游戏',
  'from-catalogue-hint': '使用其图片；未填写标题时也使用其名称。',
  'no-catalogue': '不选择',
  'cover-hint': '竖图效果最佳：商店会裁剪为 480 × 640 像素。最大 2 MB。',
  genre: '类型',
  genres:
    '{genre, select, action {动作} adventure {冒险} horror {恐怖} indie {独立} racing {竞速} rpg {角色扮演} shooter {射击} simulation {模拟} sports {体育} other {策略}}',
  'genre-missing': '请选择类型',
  released: '发行年份',
  'released-wrong': '请输入年份，例如 2019',
  platforms: '平台',
  platform: '{platform, select, win32 {Windows 32 位} other {Windows 64 位}}',
  'platforms-missing': '请至少选择一个平台',
  'act-save': '保存了通行证中的游戏',
}
