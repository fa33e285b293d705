/** The team's own calendar. Times are milliseconds since 1970. */
export type CalendarSchema = {
  counselor_hours: CounselorHoursRow;
  calendar_blocks: CalendarBlockRow;
  calendar_feeds: CalendarFeedRow;
};

/** When a counselor takes calls on one day of the week: 1 is Monday, 7 Sunday; `09:00` to `17:30`. */
export type CounselorHoursRow = { staff_id: string; day_of_week: number; opens: string; closes: string };

export type CalendarBlockRow = {
  id: string;
  /** Null: no calls at that time. */
  staff_id: string | null;
  from_at: number;
  to_at: number;
  reason: string;
  made_by: string;
  made_at: number;
};

export type CalendarFeedRow = {
  staff_id: string;
  token_hash: string;
  shows_names: 0 | 1;
  created_at: number;
  last_read_at: number | null;
};
