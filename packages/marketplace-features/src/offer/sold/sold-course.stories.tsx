import type { Meta, StoryObj } from '@storybook/react-vite'
import Course from './course.tsx'

const meta: Meta = { title: 'Screens/Course of prices', parameters: { ours: true } }
export default meta

const weeksOf = (...medians: number[]) =>
  medians.map((minor, n) => ({
    from: new Date(Date.UTC(2026, 8, 7 + 7 * (n < 4 ? n : n + 2))).toISOString().slice(0, 10),
    ...{ sales: 3 + n, median: { minor, currency: 'USD' } },
  }))
const course = (weeks: ReturnType<typeof weeksOf> | null): StoryObj => ({
  render: () => <Course weeks={weeks} />,
})
/** Two weeks without enough sales leave a gap in the line. */
export const CourseOfMedians = course(weeksOf(1180, 1220, 1240, 1190, 1150, 1170, 1310, 1290))
export const CourseUnchanged = course(weeksOf(1200, 1200, 1200))
export const CourseOfHugePrices = course(weeksOf(12_345_678_901, 98_765_432_100))
export const CourseEmpty = course([])
export const CourseFailed = course(null)
