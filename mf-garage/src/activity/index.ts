export { RecentActivity } from './recent-activity';
