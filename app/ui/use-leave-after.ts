import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Goes to another page `milliseconds` after something was `done`, so that its message can be read. */
export function useLeaveAfter(done: boolean, to: string, milliseconds: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return;
    const leaving = setTimeout(() => navigate(to), milliseconds);
    return () => clearTimeout(leaving);
  }, [done, to, milliseconds, navigate]);
}
