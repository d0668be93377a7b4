import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Whether the person has this month's forecast, and where. */
export const useMonthCheck = () =>
  useQuery({
    queryKey: ['reports', 'check', 'monthly-forecast'],
    queryFn: ({ signal }) => call('GET /check/report/:type', { params: { type: 'monthly-forecast' }, signal }),
  })
