import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  layout('routes/site.tsx', [
    index('routes/home.tsx'),
    route('home', 'routes/home.tsx', { id: 'home-page' }),
    route('daily-horoscope', 'routes/daily-horoscope.tsx'),
    route('my-charts', 'routes/my-charts.tsx'),
    route('viewer/:id', 'routes/viewer.tsx'),
    route('reports/:category?', 'routes/reports.tsx'),
    route('report/:type', 'routes/report.tsx'),
    route('reviews', 'routes/reviews.tsx'),
    route('support', 'routes/support.tsx'),
    route('experts', 'routes/experts.tsx'),
    route('plans', 'routes/plans.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('calendar', 'routes/calendar.tsx'),
    route('tools', 'routes/tools.tsx'),
    route('accuracy', 'routes/accuracy.tsx'),
    route('settings', 'routes/settings.tsx'),
    route('reset', 'routes/home.tsx', { id: 'reset' }),
    route('confirm', 'routes/home.tsx', { id: 'confirm' }),
    route('*', 'routes/unknown.tsx'),
  ]),
] satisfies RouteConfig
